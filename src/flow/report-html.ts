import type { Flow } from '../policy/flow.ts';
import type { Report } from './report.ts';

const style = `
:root { color-scheme: light dark; --line: #8886; --good: #1a7f37; --bad: #cf222e; --here: #0969da; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin-top: 2rem }
.flow { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; padding: 0 }
.flow li { border: 1px solid var(--line); border-radius: .5rem; padding: .4rem .7rem; min-width: 6rem }
.flow li small { display: block; opacity: .7 }
.flow .here { border-color: var(--here); border-width: 2px }
table { border-collapse: collapse; width: 100% } td, th { border-bottom: 1px solid var(--line); padding: .3rem .6rem .3rem 0; text-align: left; vertical-align: top }
td:first-child { white-space: nowrap; font-variant-numeric: tabular-nums }
.gate-passed { color: var(--good) } .gate-failed, .blocked, .restored { color: var(--bad) }
code { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere }
`;

/** One self-contained page: the flow drawn, the findings, the timeline with every block. No script, nothing from elsewhere. */
export function reportHtml(report: Report, flow: Flow): string {
  const { run, decisions, timeline } = report;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Run ${text(run.id)}: ${text(run.title)}</title>
<style>${style}</style>
<h1>Run ${text(run.id)}: ${text(run.title)}</h1>
<p>Flow ${text(run.flow)}, ${Object.values(run.rounds).reduce((sum, count) => sum + count, 0)} correction rounds.</p>
<h2>Flow</h2>
<ol class="flow">
${nodesInOrder(flow)
  .map((name) => flowNode(name, flow, run.node))
  .join('\n')}
</ol>
${table(
  'Findings',
  ['', 'finding', 'where', 'closed'],
  run.findings.map(({ id, severity, file, line, problem, closed }) => [
    severity,
    `${id}: ${problem}`,
    line === undefined ? file : `${file}:${line}`,
    closed ?? 'open',
  ]),
)}
${table(
  'Decisions of people',
  ['when', 'who', 'what'],
  decisions.map(({ at, by, says }) => [clock(at), by, says]),
)}
<h2>Timeline</h2>
<table>
${timeline.map(({ at, kind, says }) => `<tr class="${rowClass(kind, says)}"><td>${text(clock(at))}</td><td>${text(says)}</td></tr>`).join('\n')}
</table>
</html>
`;
}

/** From the start along \`next\`, then what is left. */
function nodesInOrder(flow: Flow): string[] {
  const order: string[] = [];
  for (
    let name = flow.start;
    name in flow.nodes && !order.includes(name);
    name = flow.nodes[name]?.next ?? 'end'
  )
    order.push(name);
  return [...order, ...Object.keys(flow.nodes).filter((name) => !order.includes(name))];
}

function flowNode(name: string, flow: Flow, here: string): string {
  const node = flow.nodes[name];
  const who = node?.type === 'agent' ? node.roles.join(', ') : node?.type === 'gate' ? 'gate' : 'a person';
  return `<li${name === here ? ' class="here" aria-current="step"' : ''}>${text(name)}<small>${text(who)}</small></li>`;
}

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const cells = (row: readonly string[], tag: string) =>
    `<tr>${row.map((cell) => `<${tag}>${text(cell)}</${tag}>`).join('')}</tr>`;
  return `<h2>${text(title)}</h2>\n<table>\n${cells(head, 'th')}\n${rows.map((row) => cells(row, 'td')).join('\n')}\n</table>`;
}

function rowClass(kind: string, says: string): string {
  if (kind === 'gate') return says.includes(' gate passed') ? 'gate-passed' : 'gate-failed';
  return kind;
}

function clock(at: string): string {
  return at.slice(0, 19).replace('T', ' ');
}

function text(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
