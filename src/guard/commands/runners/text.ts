import type { Program } from '../program.ts';
import { tool } from './tool.ts';

/** Linters and formatters of shell scripts, configuration, SQL and prose. */
export const textRunners: readonly Program[] = [
  tool({
    names:
      'shellcheck hadolint actionlint yamllint jsonlint ajv spectral redocly checkov tfsec tflint kube-linter kubeconform trivy gitleaks trufflehog luacheck vale proselint write-good lychee linkinator nixpkgs-lint statix deadnix ansible-lint cfn-lint zizmor helm-docs conftest opa dotenv-linter',
    values: 'e s S f format c config d i include exclude severity report-format source',
    outputs: 'o output report-path report',
    fixes: 'fix',
    fixVerbs: 'fix',
  }),
  tool({
    // With -l and -d it writes as well.
    names: 'shfmt',
    style: 'single-dash',
    fixes: 'w write',
    values: 'i indent ln language-dialect filename',
    whole: ['*.{sh,bash}'],
  }),
  tool({
    names:
      'yamlfmt taplo-fmt nixfmt alejandra nixpkgs-fmt stylua fish_indent cmake-format cabal-fmt prettypst typstyle',
    fixes: 'always',
    checks: 'c check lint dry diff',
    values: 'f config-path conf',
  }),
  tool({
    names: 'taplo',
    fixVerbs: 'fmt format',
    verbs: 'check lint get lsp config',
    checks: 'check diff',
    values: 'c config option o',
    whole: ['*.toml'],
  }),
  tool({
    names: 'sqlfmt',
    fixes: 'always',
    checks: 'check diff',
    values: 'l line-length d dialect exclude t threads',
    whole: ['*.sql'],
  }),
  tool({
    names: 'sqlfluff sqruff',
    fixVerbs: 'fix format',
    verbs: 'lint parse render rules dialects version',
    values: 'd dialect t templater r rules e exclude-rules config',
    outputs: 'write-output',
    whole: ['*.sql'],
  }),
  tool({
    names: 'sql-formatter pg_format pgformatter',
    fixes: 'fix i inplace',
    values: 'l language c config s',
    outputs: 'o output',
  }),
  tool({
    names: 'typos codespell misspell',
    fixes: 'w write-changes i',
    values: 'config L S ignore-words skip c locale',
  }),
  tool({
    names: 'treefmt just-fmt mdformat elm-format ormolu fourmolu purs-tidy gleam-format buildifier',
    fixes: 'always',
    checks: 'c check fail-on-change validate ci',
    values: 'f C tree-root number wrap m',
  }),
  tool({
    names: 'bats shellspec shunit2 zunit bashunit',
    values: 'f filter j jobs F formatter r',
    outputTrees: 'o output report-formatter',
  }),
  tool({
    names:
      'pandoc asciidoctor latexmk pdflatex xelatex lualatex typst plantuml mmdc d2 marp reveal-md ffmpeg convert magick',
    values: 'f from t to s template V',
    outputs: 'o output',
  }),
];
