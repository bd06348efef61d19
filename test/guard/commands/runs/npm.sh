npm test
%%
npm t
%%
npm run test
%%
npm start
%%
npm run start
%%
npm stop
%%
npm restart
%%
npm run words
%%
npm run words -- two 'three four'
%%
npm run words two
%%
npm run -s words -- -x --flag
%%
npm run words --silent -- a
%%
npm --silent run words
%%
npm run-script words
%%
npm run both
%%
npm run both -- x y
%%
npm run nested
%%
npm run nested -- more
%%
npm run quoted
%%
npm run writes
%%
npm run with:colon
%%
npm run fails # or less
%%
npm run prefails
%%
npm run env
%%
npm run missing
%%
npm run missing --if-present; note after
%%
npm run words --if-present
%%
npm run where --prefix packages/web
%%
npm --prefix packages/web run where
%%
npm --prefix=packages/web run words -- x
%%
npm -C packages/web run words
%%
cd packages/web && npm run words -- y
%%
cd packages/web && npm run where
%%
npm run test --ignore-scripts # or less
%%
npm test -- --flag 'a b'
%%
npm exec -c 'note exec'
%%
npm exec --call='note called'
%%
npx -c 'note npx'
%%
npx --call 'note npx two'
