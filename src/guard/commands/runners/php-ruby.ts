import { act, write } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import type { Program } from '../program.ts';
import { snapshotUpdate } from '../snapshots.ts';
import { extensions, tool } from './tool.ts';

const php = extensions('php');
const ruby = extensions('rb', 'rake');

const phpRunners: readonly Program[] = [
  tool({
    names: 'phpunit pest paratest simple-phpunit',
    values:
      'c configuration filter exclude-filter testsuite group exclude-group bootstrap d p processes passthru runner columns colors order-by random-order-seed test-suffix coverage-filter tests-dir cache-directory',
    outputs:
      'log-junit log-teamcity log-events-text coverage-clover coverage-cobertura coverage-crap4j coverage-php coverage-text testdox-html testdox-text log-otr generate-baseline',
    outputTrees: 'coverage-html coverage-xml',
    snapshots: 'update-snapshots',
    // phpunit -d --update-snapshots: Spatie's package reads it there.
    effects: (call) =>
      call.args.some((arg, at) => arg.text === '--update-snapshots' && call.args[at - 1]?.text === '-d')
        ? [snapshotUpdate(call.name, '-d --update-snapshots')]
        : [],
  }),
  tool({
    names: 'phpstan larastan',
    verbs: 'analyse analyze list clear-result-cache dump-parameters bisect',
    values: 'c configuration l level a autoload-file error-format memory-limit tmp-file instead-of',
    outputs: 'b generate-baseline',
  }),
  tool({
    names:
      'psalm phan phpmd phpcpd deptrac infection phpinsights phpbench phpmetrics phploc churn composer-unused composer-require-checker parallel-lint tlint phpa phpda',
    values: 'c config root output-format threads report-show-info min-msi mutators filter j formatter',
    outputs: 'report output set-baseline',
    fixes: 'alter fix',
    whole: php,
  }),
  tool({
    names: 'pint duster ecs',
    fixes: 'always',
    verbs: 'lint check list',
    fixVerbs: 'fix',
    checks: 'test bail',
    values: 'config preset cache-file format output-format',
    outputs: 'output-to-file',
    whole: php,
  }),
  tool({
    names: 'php-cs-fixer',
    fixVerbs: 'fix',
    verbs: 'check list-files list-sets describe help self-update',
    checks: 'dry-run',
    values: 'config rules cache-file format path-mode using-cache',
    whole: php,
  }),
  tool({
    names: 'phpcs',
    values: 'standard extensions ignore report d bootstrap encoding',
    outputs: 'report-file',
  }),
  tool({ names: 'phpcbf', fixes: 'always', values: 'standard extensions ignore', whole: php }),
  tool({
    names: 'rector',
    fixVerbs: 'process p',
    verbs: 'list setup-ci custom-rule init list-rules',
    fixes: 'always',
    checks: 'n dry-run version',
    values: 'c config a autoload-file output-format memory-limit',
    whole: php,
  }),
  tool({
    names: 'behat codecept phpspec atoum kahlan peridot',
    values: 'c config suite profile tags name format f o out env g group x skip-group',
    outputs: 'xml html',
  }),
];

const rubyRunners: readonly Program[] = [
  tool({
    names: 'rspec parallel_rspec turbo_tests knapsack minitest m ruby-test cucumber parallel_test',
    values: 'f format e example t tag P pattern r require I seed order n name p profile c b',
    outputs: 'o out',
  }),
  tool({ names: 'rufo', fixes: 'always', checks: 'c check', values: 'filename', whole: ruby }),
  tool({
    names:
      'rubocop standardrb syntax_tree stree haml-lint slim-lint erblint erb_lint erb-format rblint fasterer',
    values: 'c config only except f format r require fail-level cop l lint-all enable-linters',
    outputs: 'o out',
    fixes: 'a A autocorrect autocorrect-all auto-correct auto-correct-all x fix-layout fix',
    fixVerbs: 'write',
    verbs: 'check format ast',
    whole: ruby,
    effects: (call) =>
      call.args.some((arg) => arg.text === '--auto-gen-config')
        ? [write(call.context.target(known('.rubocop_todo.yml')), 'rubocop --auto-gen-config')]
        : [],
  }),
  tool({
    names:
      'brakeman reek flog flay srb steep sorbet tapioca bundle-audit bundler-audit ruby-lsp solargraph guard spring overcommit-run yard rdoc i18n-tasks database_consistency packwerk debride herb rails_best_practices',
    values: 'c config f format w p i',
    outputs: 'o output',
    effects: (_, parsed) => (parsed.operands[0]?.text === 'rbs' ? [act('install', 'srb rbs')] : []),
  }),
];

export const phpAndRubyRunners: readonly Program[] = [...phpRunners, ...rubyRunners];
