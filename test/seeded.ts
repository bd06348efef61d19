import fc from 'fast-check';

/** The same cases in every run, so that a red test is one's own doing; FUZZ_SEED tries others. */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 301130000) });

export { fc };
