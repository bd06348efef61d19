/** The files of the tree in which the recorded lines run, with what stands in them. */
export const tree = {
  'src/a.ts': 'a\n',
  'src/b.ts': 'b\n',
  'tests/a.test.ts': 't\n',
  'notes.txt': 'one\ntwo three\n',
  Makefile: `A = src/a.ts
LIST := one $(A)
LIST += two
GIVEN ?= own
empty =
deep = $(LIST) $(empty)end
name-1.x = dotted

first: second third
	note first $(A) '$@' '$<' '$^'
second third:
	@note $@
	-false
	+note after $@
.PHONY: first multi
multi: ; note one; note two
again: GIVEN = inside
again:
	note again
late: third
late: second
	@note late $^
given:
	@note $(GIVEN) "$\${HOME:+home}" $$(echo sub)
lists:
	@note $(LIST) / $(deep) / \${A} / $(name-1.x) x$(nothing)y
long:
	@note one \\
	  two 'three\\
	  four'
shells:
	@x=1; note "$$x"
	@note "$\${x-none}"
chain: src/chain
src/chain: src/a.ts
	@note $@ from $<
	@cp $< $@
sub:
	@$(MAKE) -s second
elsewhere:
	@$(MAKE) -s -C packages/web here
stop:
	false
	note never
going:
	-false
	@note on
fine: ; @note fine # not a comment
commented: second # third
	@# nothing
	@note commented '#' x
percent%: ; @note $@
double::
	@note double 1
double::
	@note double 2
orders: second | third
	@note orders $^
recursive:
	@note $(CURDIR:$(CURDIR)=here) $(notdir $(A))
`,
  'one.mk': `.ONESHELL:
all: x = two words
all:
	@cd src
	note "$$(basename "$$PWD")"
	for f in *.ts; do
	  note $$f
	done
`,
  'defines.mk': `define BODY
note never
endef
ifdef YES
all: ; @note yes
else
all: ; @note no
endif
other: ; @note other
`,
  'package.json': JSON.stringify({
    name: 'tree',
    scripts: {
      pretest: 'note before',
      test: 'note test',
      posttest: 'note after',
      start: 'note start',
      words: 'note words one',
      both: 'note left && note right',
      nested: 'npm run -s words -- inner',
      where: 'note "$(basename "$PWD")" && cp a.ts new.ts',
      quoted: 'note \'single words\' "double words"',
      writes: 'cp src/a.ts out.txt; rm src/b.ts',
      'with:colon': 'note colon',
      fails: 'false && note never',
      prefails: 'note tried',
      postfails: 'note never after',
      stop: 'note stop',
      restart: 'note restart',
      env: 'X=1 note "$X" $npm_lifecycle_event',
    },
  }),
  'packages/web/package.json': JSON.stringify({
    name: 'web',
    scripts: { words: 'note web', where: 'note "$(basename "$PWD")" && cp package.json copy.json' },
  }),
  'packages/web/Makefile': 'here:\n\t@note here; cp Makefile Makefile.old\n',
} as const satisfies Readonly<Record<string, string>>;
