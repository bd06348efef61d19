import { describe, expect, it } from 'vitest';
import { topics } from './exact/topics.ts';
import { probe } from './probe.ts';

describe.each(Object.entries(topics))('where nothing is unknown: %s', (_topic, cases) => {
  it.each(cases)('%s', (source, ...calls) => {
    const ran = probe(source).ran.filter((line) => /^note(?:\||$)/.test(line));
    expect(new Set(ran.map((line) => line.slice(5)))).toEqual(new Set(calls));
  });
});
