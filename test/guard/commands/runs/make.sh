make
%%
make first
%%
make second
%%
make third second
%%
make -s first A=x
%%
make multi
%%
make again GIVEN=line
%%
make again GIVEN:=line
%%
make late
%%
make given
%%
GIVEN=outer make given
%%
make GIVEN='a b' given
%%
make lists
%%
make lists A=1 LIST=2
%%
make long
%%
make shells
%%
make chain
%%
make src/chain
%%
make sub
%%
make elsewhere
%%
make -C packages/web here
%%
make --directory=packages/web
%%
make -C packages -C web here
%%
make stop # or less
%%
make going
%%
make fine
%%
make commented
%%
make double
%%
make orders
%%
make -n first
%%
make --dry-run first
%%
make --just-print first
%%
make --recon first
%%
make -q first
%%
make --question first
%%
make -f one.mk
%%
make -fone.mk
%%
make --file=one.mk all
%%
make --makefile one.mk all
%%
make -f defines.mk # or less
%%
make -f defines.mk YES=1 # or less
%%
make -f defines.mk other
%%
make -j2 second
%%
make -j 1 second
%%
make -k second
%%
make -i stop
%%
make -B second
%%
make -s -j1 -k second third
%%
make -I src second
%%
make -W src/a.ts chain
%%
make -o nothing second
%%
make missing
%%
make second missing
%%
make SHELL=/bin/sh second
%%
make SHELL=bash second
%%
make SHELL=/usr/bin/bash second
%%
make --eval 'x: ; @note evaluated' x
%%
make -f - x <<< $'x:\n\t@note stdin $@'
%%
printf 'x:\n\t@note piped\n' | make -f - x
%%
make -f /dev/stdin <<< $'y: z\n\t@note y\nz:\n\t@note z'
%%
make -f <(printf 'p: ; @note p')
%%
make second third 2> log.txt
%%
cd packages/web && make
%%
cd packages/web && make -C ../.. second
%%
MAKEFLAGS=-n make second; note after # or less
%%
make --version
%%
make -p -q > /dev/null; note after # or less
%%
make -f - <<'X'
a := 1
b = $(a)2
a := 3
all: ; @note $(a) $(b)
X
%%
make -f - <<'X'
all: one two
	@note all
one two:
	@note $@
two: three
three:
	@note three
X
%%
make -f - <<'X'
override A = kept
export B = exported
private C = own
all:
	@note $(A) $$B $(C)
X
%%
make -f - <<'X'
A != echo shelled
B ::= simple
C :=
C += added
D = d
D += $(B)
all:
	@note $(C) $(D)
X
%%
make -f - <<'X'
# a comment \
all: ; @note never
.PHONY: all
.SUFFIXES:
%.x: ; @note pattern
all:# comment
	@: $$$$; note '$$x'
X
%%
make -f - <<'X'
all :
	@ note spaces
	@-note signs
	-@+note signs
	@+-  note more
X
%%
make -f - <<'X'
all:
	@note '#hash' # shell comment
	# @note never
	@: note never
X
%%
make -f - <<'X'
t: a:=1
t: ; @note t
X
%%
make -f - <<'X'
a\
 = 5
list = x \
   y \
   z
all: ; @note $(list)
X
%%
make -f - <<'X'
all:
	@for i in 1 2; do \
	  note $$i; \
	done
	@if true; then note yes; else note no; fi
X
%%
make -f - a b=2 <<'X'
a:
	@note $(b)
	@$(MAKE) -f /dev/null -n || :
X
%%
make -f - <<'X'
x = $(y)
y = $(z)
z = end
all: ; @note $(x) $(x:end=start) $(subst e,E,$(z))
X
%%
make -f - <<'X'
all: $(deps)
	@note all
deps = one
dep = two
all: $(dep)
two: ; @note two
one: ; @note one
X
# or less
%%
make -f - <<'X'
all: a.out
a.out: src/a.ts src/b.ts
	@cp src/a.ts $@ && note $^
X
%%
make -f - <<'X'
.DEFAULT_GOAL := second
first: ; @note first
second: ; @note second
X
%%
make -f - <<'X'
.ONESHELL:
a:
	@x=1
	note $$x
b: ; @note b
X
%%
make -f - <<'X'
all: | one
	@note all
one: ; @note one
X
%%
make -f - <<'X'
all:: one
	@note 1
all:: two
	@note 2
one two: ; @note $@
X
%%
make -f - <<'X'
ifeq ($(A),)
A = empty
endif
all:
ifdef A
	@note defined
else
	@note undefined
endif
X
# or less
%%
make -f - <<'X'
A := $(shell note read)
B != note bang; echo b
C := ${shell note braces $(A)}
all:
	@note all $(B) $(shell note in recipe)
other:
	@note $(shell note never)
X
%%
make -f - <<'X'
A = $(shell note lazy)
all: ; @note all
X
# or less
%%
make -f - <<'X'
all:
ifeq ($(X),a:b)
	@note never
endif
ifneq (a:b,$(X))
	@note one
endif
-include none.mk
two: ; @note never
X
# or less
%%
make -f - <<'X'
  include /dev/null
-include nothing.mk
sinclude nothing.mk
vpath %.c src:tests
export A
unexport A
undefine A
ifdef A
else ifeq (a:b,a:b)
else
endif # a: b
all: ; @note all
X
%%
make -f - <<'X'
export A = a: b
override B = b: c
  C = c: d
all: D = d
all: ; @note $(A) $(B) $(C)
X
%%
make -t chain; note after
%%
make -f - <<'X'
a b: c
	@note $@ $<
c:
	@note c
all: a b
X
%%
make -f - all <<'X'
a b: c
	@note $@ $<
c:
	@note c
all: a b
X
%%
make SHELL=./src/a.ts second # or less
%%
make SHELL=/bin/dash second
