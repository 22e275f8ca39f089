"""The controls that stand on a form. Every figure is from docs/adding-a-form.md, Figures."""
