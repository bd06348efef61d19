import type { VerbRow } from './row.ts';

/** Programs of which only the name matters: checkers, test runners and builders do what the project tells them to. */
export const toolNames: readonly VerbRow[] = [
  [
    '@ src/a.ts',
    {
      'run.build':
        '_mocha jasmine testcafe nightwatch uvu cucumber-js stryker poku japa es-check artillery k6 autocannon lighthouse lhci node-tap wdio wtr web-test-runner test-storybook loki eslint_d xo ts-standard semistandard tslint prettierd rome remark textlint alex cspell htmlhint syncpack dependency-cruiser depcruise publint attw size-limit bundlesize commitlint secretlint jscpd dpdm skott type-coverage arethetypeswrong typedoc jsdoc license-checker snyk retire vue-tsc tsgo tspc ng-packagr rolldown parcel swc babel tsup tsdown unbuild microbundle rspack rsbuild farm snowpack nuxi svelte-kit gatsby remix react-router vue-cli-service react-scripts craco ember eleventy hexo vitepress vuepress docusaurus sb start-storybook build-storybook electron electron-builder electron-forge expo react-native metro ionic cap capacitor quasar solid-start vinxi nitro tailwindcss postcss sass node-sass lessc graphql-codegen openapi-typescript orval swagger-codegen openapi-generator-cli buf-gen protoc-gen-ts api-extractor rescript wp-scripts gulp grunt brunch node-gyp prebuildify nexe ncc ionic-cli stencil ptw pytest-watch yapf autoflake curlylint basedpyright pyre ty pytype bandit pydocstyle vulture radon xenon interrogate pyflakes pycodestyle mccabe safety pip-audit semgrep import-linter lint-imports deptry refurb sourcery wily pyroma check-manifest twine-check dmypy stubgen stubtest robot lettuce nose2 nosetests green testfixtures locust hypothesis mutmut cosmic-ray stestr ward sphinx-autobuild sphinx-apidoc pdoc pdoc3 pydoc lektor pelican pyproject-build flit hatchling cython nuitka pyinstaller py2app py2exe shiv pex cibuildwheel maturin setuptools-scm inv fab doit pyb coverage3 paratest simple-phpunit phan phpmd phpcpd deptrac infection phpinsights phpbench phpmetrics phploc churn composer-unused composer-require-checker parallel-lint tlint phpa phpda codecept phpspec atoum kahlan peridot parallel_rspec turbo_tests knapsack minitest ruby-test cucumber parallel_test standardrb syntax_tree stree haml-lint slim-lint erblint erb_lint erb-format rblint fasterer reek flog flay srb tapioca bundle-audit bundler-audit ruby-lsp solargraph spring overcommit-run yard rdoc i18n-tasks database_consistency packwerk debride herb rails_best_practices gofumpt revive govulncheck errcheck ineffassign nilaway go-critic gocritic deadcode gocyclo fieldalignment wire stringer sqlc gqlgen oapi-codegen ogen templ air dlv gotest mage richgo buf protoc goreleaser ko gox swag benchstat mockery moq counterfeiter cargo-clippy wasm-pack wasm-bindgen cross bindgen cbindgen cargo-tarpaulin cargo-llvm-cov cargo-deny cargo-audit cargo-machete leptos mdbook tauri cpplint iwyu include-what-you-use scan-build bear ccache distcc sccache xmake premake5 qmake autoconf automake autoreconf autogen.sh waf conan-build gcovr lcov genhtml doxygen cmake3 samu bazelisk buck buck2 pants please boot mill ant ivy grails coursier shadow-cljs clj-kondo cljfmt palantir-java-format spotbugs jacococli jdeps javap javadoc jmh xcrun xctest xcpretty xcbeautify tuist xcodegen periphery slather simctl actionlint yamllint jsonlint ajv spectral redocly checkov tfsec tflint kube-linter kubeconform trivy gitleaks trufflehog luacheck vale proselint write-good lychee linkinator nixpkgs-lint statix deadnix ansible-lint cfn-lint zizmor helm-docs conftest opa dotenv-linter sqruff pg_format pgformatter codespell misspell shellspec shunit2 zunit bashunit asciidoctor latexmk pdflatex xelatex lualatex typst plantuml mmdc d2 marp reveal-md ffmpeg magick',
    },
  ],
  ['@ src/a.ts', { 'run.build': 'mvnd mvnDebug maven dotnet-csharpier dotnet-format' }],
  ['@ prettier .', { 'run.build run.script': 'pnpx yarnx' }],
  [
    '@ x',
    {
      'run.script': 'lerna-lite rushx pnpm-sync poethepoet composer2 puro',
      install:
        'nodist nodeenv yay paru pamac equery xbps-install xbps-remove xbps-reconfigure slackpkg swupd-client pipdeptree-install gleam-deps coursier-install paket tlmgr-gui',
    },
  ],
  ['@ run test', { 'run.script': 'yarnpkg' }],
  ['@ start', { 'run.service': 'herd' }],
  ['@ src/a.ts', { 'run.interpreter run.script': 'google-zx escript' }],
  [
    "@ -c 'npm install'",
    { install: 'ash ksh93 mksh rbash yash', 'run.shell': 'csh tcsh nu xonsh elvish es fish rc' },
  ],
  ['@ postgres npm install', { 'environment.change install run.system': 'gosu su-exec setuidgid' }],
  ['@ -- npm install', { 'install run.system': 'bwrap firejail capsh unshare nsenter systemd-run' }],
  ['@ get x', { 'secret.read network.write': 'keyring teller gopass' }],
  ['@ run x -- npm install', { install: 'doppler op infisical vault' }],
  ['@ exec x -- npm install', { install: 'aws-vault chamber teller gopass' }],
  ['@ ::: x', { 'run.unknown': 'parallel sem' }],
  ["@ 'npm install'", { install: 'concurrently conc' }],
  ['@ A=1 npm install', { 'environment.change install': 'cross-env cross-env-shell env' }],
  [
    '@ src/a.ts',
    {
      'agent.client':
        'opencode qwen amp goose-session crush droid auggie kiro-cli kimi grok cline plandex openhands interpreter ccr',
    },
  ],
];
