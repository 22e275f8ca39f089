# Prints what Palm::PDB, a reader that knows nothing of Godoris, finds in a Palm database.
use strict;
use warnings;
use JSON::PP;
use Palm::PDB;
use Palm::StdAppInfo;

my $pdb = Palm::PDB->new;
$pdb->Load($ARGV[0]);
my @records = map {
    { id => $_->{id}, category => $_->{category}, data => unpack('H*', $_->{data}) }
} @{$pdb->{records}};
print JSON::PP->new->canonical->encode({
    name => $pdb->{name},
    type => $pdb->{type},
    creator => $pdb->{creator},
    version => $pdb->{version},
    modified => $pdb->{mtime},
    backup => $pdb->{attributes}{backup} ? 1 : 0,
    categories => [map { $_->{name} } @{$pdb->{appinfo}{categories}}],
    records => \@records,
});
