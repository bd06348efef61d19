import { act, type Effect, write } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import type { Call, Program } from '../program.ts';
import { extensions, tool } from './tool.ts';

const go = extensions('go');

/** Go, Rust, C and C++, Swift, and the JVM's tools that stand on their own. */
export const nativeRunners: readonly Program[] = [
  tool({
    // With -l and -d they write as well.
    names: 'gofmt goimports gofumpt golines',
    style: 'single-dash',
    fixes: 'w write-output',
    values: 'r local srcdir lang modpath m max-len t tab-len base-formatter',
    whole: go,
  }),
  tool({
    names: 'gci',
    fixVerbs: 'write',
    verbs: 'diff list print',
    fixes: 'w',
    values: 's section',
    whole: go,
  }),
  tool({
    names: 'golangci-lint',
    fixVerbs: 'fmt',
    verbs: 'run linters cache config version migrate formatters help',
    fixes: 'fix',
    checks: 'd diff',
    values:
      'c config E enable D disable timeout out-format new-from-rev concurrency build-tags go enable-only',
    outputs: 'output.json.path output.text.path output.checkstyle.path output.junit-xml.path',
    whole: go,
  }),
  tool({
    names:
      'staticcheck revive gosec govulncheck errcheck ineffassign nilaway go-critic gocritic deadcode gocyclo fieldalignment wire stringer sqlc gqlgen oapi-codegen ogen templ air dlv ginkgo gotestsum gotest mage richgo buf protoc goreleaser ko gox swag benchstat',
    values: 'config f c tags format I p rerun-fails packages junitfile-testsuite-name template path',
    outputs: 'junitfile jsonfile o output descriptor_set_out',
    outputTrees: 'go_out go-grpc_out ts_out python_out java_out cpp_out js_out grpc_out php_out ruby_out',
    fixes: 'w write fix',
    snapshots: 'update update-golden',
  }),
  tool({
    names: 'mockgen mockery moq counterfeiter',
    style: 'single-dash',
    values: 'package source name',
    outputs: 'destination o',
  }),
  tool({
    names: 'rustfmt',
    fixes: 'always',
    checks: 'check emit print-config version V',
    values: 'edition config config-path style-edition',
    whole: ['*.rs'],
  }),
  tool({
    names:
      'cargo-clippy cargo-nextest trunk wasm-pack wasm-bindgen cross bindgen cbindgen cargo-tarpaulin cargo-llvm-cov cargo-deny cargo-audit cargo-machete dx leptos mdbook tauri',
    values: 'c config target',
    outputTrees: 'out-dir d dest-dir',
    outputs: 'o output',
  }),
  tool({
    names: 'cargo-fmt',
    fixes: 'always',
    checks: 'check',
    values: 'p package manifest-path message-format',
    whole: ['*.rs'],
  }),
  tool({
    names: 'clang-format',
    fixes: 'i',
    values: 'style assume-filename fallback-style lines',
    checks: 'n dry-run',
  }),
  tool({
    names: 'clang-tidy',
    fixes: 'fix fix-errors fix-notes',
    values: 'p checks header-filter config config-file extra-arg',
    outputs: 'export-fixes',
  }),
  tool({
    names:
      'cppcheck cpplint iwyu include-what-you-use scan-build bear ccache distcc sccache ctest meson scons xmake premake5 qmake autoconf automake autoreconf configure bootstrap autogen.sh waf conan-build gcovr lcov genhtml doxygen',
    values: 'j C f o',
    outputs: 'output-file xml-file',
  }),
  {
    names: ['cmake', 'cmake3'],
    act: 'run.build',
    style: 'raw',
    effects: cmakeEffects,
  },
  {
    names: ['ninja', 'samu'],
    act: 'run.build',
    anyOption: true,
    options: { C: 'directory', 'f j k l t d w': 'value', 'v n quiet': 'flag' },
  },
  tool({
    names:
      'bazel bazelisk buck buck2 pants please sbt lein boot mill ant ivy grails cs coursier shadow-cljs clj-kondo cljfmt',
    values: 'c config jobs',
    fixVerbs: 'fix',
    fixes: 'fix',
  }),
  tool({
    names: 'ktlint',
    fixes: 'F format',
    values: 'R ruleset reporter editorconfig baseline code-style',
    whole: ['*.{kt,kts}'],
  }),
  tool({
    names: 'detekt',
    fixes: 'ac auto-correct',
    values: 'c config i input r report b baseline cp',
    whole: ['*.kt'],
  }),
  tool({
    names: 'ktfmt',
    fixes: 'always',
    checks: 'n dry-run',
    whole: ['*.kt'],
  }),
  tool({
    names: 'google-java-format palantir-java-format',
    fixes: 'i r replace',
    checks: 'n dry-run',
    values: 'lines offset length',
    whole: ['*.{java,kt}'],
  }),
  tool({
    names: 'scalafmt scalafix',
    fixes: 'always',
    checks: 'check test list',
    values: 'c config f files r rules',
    whole: ['*.{scala,sbt}'],
  }),
  tool({
    names: 'checkstyle pmd spotbugs jacococli jdeps javap javadoc jmh',
    values: 'c f R d dir classpath cp',
    outputs: 'o',
  }),
  tool({
    names: 'swiftlint',
    fixes: 'fix autocorrect',
    fixVerbs: 'autocorrect',
    verbs: 'lint analyze rules version docs generate-docs',
    values: 'config reporter path',
    whole: ['*.swift'],
  }),
  tool({
    names: 'swiftformat swift-format',
    fixes: 'always',
    checks: 'lint dryrun',
    values: 'config rules disable swiftversion',
    whole: ['*.swift'],
  }),
  tool({
    names: 'xcodebuild xcrun xctest xcpretty xcbeautify tuist xcodegen periphery slather simctl',
    values: 'scheme project workspace destination configuration sdk target',
    outputTrees: 'derivedDataPath resultBundlePath',
  }),
  {
    names: ['fastlane'],
    act: 'run.script',
    style: 'raw',
    effects: (call) =>
      /^(?:action|actions|lanes|list|env|--version)$/.test(call.args[0]?.text ?? '')
        ? []
        : [act('publish', 'fastlane')],
  },
];

/** cmake -B dir writes there; cmake -E runs little file commands; cmake --install writes to the system. */
function cmakeEffects(call: Call): Effect[] {
  const words = call.args.map((arg) => arg.text ?? '');
  if (words[0] === '-E') return cmakeCommand(call);
  if (words.includes('--install')) return [act('install', 'cmake --install')];
  const at = words.findIndex((word) => word.startsWith('-B'));
  if (at < 0) return [];
  const place = words[at] === '-B' ? call.args[at + 1] : known((words[at] ?? '').slice(2));
  const target = place && call.context.target(place);
  if (!target) return [];
  return [write(target.kind === 'path' ? { kind: 'tree', dir: target.path } : target, 'cmake -B')];
}

function cmakeCommand(call: Call): Effect[] {
  const [, verb, ...rest] = call.args;
  const equivalents: Readonly<Record<string, string>> = {
    rm: 'rm',
    remove: 'rm',
    remove_directory: 'rm',
    rename: 'mv',
    copy: 'cp',
    copy_directory: 'cp',
    touch: 'touch',
    make_directory: 'mkdir',
    create_symlink: 'ln',
    tar: 'tar',
    env: 'env',
    time: 'time',
    chdir: 'env',
    cat: 'cat',
  };
  const program = equivalents[verb?.text ?? ''];
  if (verb?.text === 'chdir' && rest[0])
    return rest.length > 1 ? call.context.from(rest[0]).run(rest.slice(1)) : [];
  return program === undefined ? [] : call.context.run([known(program), ...rest]);
}
