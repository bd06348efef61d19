/** The tree in which the recorded lines run: name to text. A name that ends in a slash is an empty directory. */
export const texts: Readonly<Record<string, string>> = {
  a: 'one\ntwo\n',
  b: 'two /x/\n',
  'src/a.c': 'int a;\n',
  'src/b.c': 'int b;\n',
  'src/b.o': 'ob\n',
  'src/deep/c.c': 'int c;\n',
  'src/deep/read me': 'space\n',
  'docs/guide.md': '# guide\n',
  'empty/': '',
  '.env': 'SECRET=1\n',
  names: 'src/a.c\nsrc/b.c\n',
  'p.diff': '--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n-one\n+ONE\n two\n',
  's.sed': 's/o/0/\nw out\n',
  'p.awk': '{ print $1 > "out" }\n',
  'data.json': '{"a": [1, 2], "b": {"c": "x"}}\n',
  'data.yaml': 'a: 1\n',
  'data.xml': '<r><a>1</a></r>\n',
};

/** Link to what it says. */
export const links: Readonly<Record<string, string>> = { la: 'a', ld: 'src', 'docs/lb': '../b' };

/** Makes the rest of the tree, which is not text. */
export const makes: Readonly<Record<string, string>> = {
  't.tar': 'tar cf t.tar a src/a.c',
  't.tgz': 'tar czf t.tgz a src/a.c',
  'g.gz': 'gzip -nc b > g.gz',
  'z.zip': 'zip -qX z.zip a src/a.c',
  'c.cpio': 'printf "a\\nsrc\\nsrc/a.c\\n" | cpio -o --quiet > c.cpio',
  'r.a': 'ar rc r.a src/b.o',
};
