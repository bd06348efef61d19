import type { VerbRow } from './row.ts';

/** Programs that go by several names, or do the same: the name in place of `@`. */
export const programNames: readonly VerbRow[] = [
  [
    "@ -c 'print(1)'",
    {
      'run.interpreter': 'python python2 python3 python3.9 python3.13 pypy pypy3 ipython ipython3 bpython py',
    },
  ],
  [
    "@ -e '1'",
    {
      'run.interpreter':
        'node nodejs tsx ts-node ts-node-esm esno vite-node babel-node swc-node jiti ruby jruby truffleruby irb pry perl perl5 lua lua5.1 lua5.2 lua5.3 lua5.4 luajit luau texlua R Rscript littler groovy scala kotlin scala-cli amm clojure clj bb elixir iex',
    },
  ],
  [
    "@ -r 'echo 1;'",
    { 'run.interpreter': 'php php-cli php5 php7 php8 php5.6 php7.4 php74 php8.0 php8.4 php84' },
  ],
  [
    '@ tool',
    {
      'run.script': 'java javaw jshell groovysh kscript nashorn jjs psysh julia',
      'run.interpreter': 'tclsh wish tclsh8.6 runghc runhaskell ghci',
    },
  ],
  ['@ -d out a', { 'run.build': 'javac kotlinc scalac groovyc ecj' }],
  [
    '@ -o out/a a',
    {
      'run.build':
        'gcc cc clang rustc ld ar as nvcc ghc ocamlc ocamlopt swiftc nim zig dmd fpc gfortran tcc emcc ranlib crystal v odin luac',
    },
  ],
  ['@ -eval 1', { 'run.interpreter': 'erl werl' }],
  [
    '@ npm install',
    {
      install:
        'nohup ifne chronic unbuffer catchsegv fakeroot torsocks tsocks eatmydata nice gnice stdbuf gstdbuf setsid caffeinate numactl rlwrap xvfb-run proxychains proxychains4 sshpass time gtime env watch watchexec viddy hwatch daemonize proot ionice cpulimit setarch linux32 linux64 cross-env strace ltrace truss dtruss valgrind',
      'install run.build': 'c8 istanbul 0x clinic',
      'install run.system': 'setpriv',
      'environment.change install': 'dotenv dotenvx env-cmd',
    },
  ],
  [
    '@ exec npm install',
    { 'install run.script': 'asdf rbenv pyenv nodenv goenv jenv phpenv plenv tfenv rtx' },
  ],
  [
    '@ install x',
    {
      install:
        'asdf rbenv pyenv nodenv goenv jenv phpenv plenv tfenv rtx luarocks cpan cpanm cpm carton nimble vcpkg conan hex raco quicklisp spack tlmgr ghcup elan juliaup sdk jabba arduino-cli platformio pio west alr yum dnf dnf5 microdnf tdnf apt apt-get aptitude nala pkg pkgin choco scoop winget eopkg guix conda mamba micromamba pecl pear',
    },
  ],
  [
    '@ x',
    {
      install:
        'apt-key add-apt-repository apt-add-repository dpkg-reconfigure do-release-upgrade unattended-upgrade debconf-set-selections apt-config gdebi alien checkinstall dpkg-deb dselect tasksel mas pkgutil-install installer dnf-automatic needrestart pkg_add pkg_delete freebsd-update bower jspm volo cnpm tnpm nypm ni nun nup nci easy_install ensurepip pip-sync pip-compile get-pip.py nix-env nix-channel home-manager nixos-rebuild darwin-rebuild',
      'run.service':
        'serve http-server live-server json-server browser-sync localtunnel lt ngrok vercel-dev pm2 forever miniflare msw mockoon-cli prism',
      'run.build':
        'jupyter papermill nbconvert nbqa nbstripout streamlit gunicorn uvicorn hypercorn daphne waitress-serve celery rq dramatiq huey_consumer airflow dagster prefect fastapi litestar sanic quart nix-build nix-instantiate shellcheck hadolint pytest py.test flake8 pylint pyright mypy tox nox sphinx-build vite webpack rollup next nuxt mocha cypress karma ava tap depcheck madge phpstan larastan brakeman steep sorbet staticcheck gosec ginkgo gotestsum cppcheck ctest meson scons bazel sbt lein checkstyle pmd xcodebuild bats pandoc',
      'git.index run.build': 'lint-staged pretty-quick nano-staged',
      'git.config run.build': 'husky simple-git-hooks lefthook pre-commit prek overcommit captainhook yorkie',
      'git.commit':
        'standard-version commit-and-tag-version bump2version bumpversion bump-my-version cz git-cz commitizen',
      'git.commit git.push publish': 'semantic-release np release-it auto release-please lerna-publish bumpp',
      migrate:
        'Update-Database Drop-Database Remove-Migration gh-ost pt-online-schema-change pt-archiver pt-table-sync grate rh pgloader bytebase lhm',
      'run.remote':
        'ansible ansible-playbook ansible-pull ansible-console ansible-test ansible-navigator ansible-builder ansible-runner',
      'network.read': 'ansible-doc ansible-inventory ansible-config',
    },
  ],
  [
    '@ start x',
    {
      'run.service':
        'minikube kind k3d k3s k9s microk8s skaffold tilt telepresence kubectx kubens kops kubeadm talosctl ctlptl devspace garden okteto werf',
    },
  ],
  ['@ get pods', { 'network.read': 'kubectl oc k3s-kubectl microk8s.kubectl kubecolor' }],
  ['@ ps', { 'network.read': 'docker podman nerdctl finch docker-compose podman-compose nerdctl-compose' }],
  ['@ plan', { 'network.read': 'terraform tofu terragrunt' }],
  [
    '@ shell x',
    { 'run.container': 'distrobox+list lima+list limactl+list colima+list toolbox+list orb+list' },
  ],
  [
    '@ src/a.ts',
    { 'run.write': 'rimraf del del-cli trash trash-cli rm-cli mkdirp make-dir-cli touch-cli sponge' },
  ],
  ['@ src/a.ts src/b.ts', { 'run.write': 'cpy cpy-cli ncp cpx cpx2 copyfiles cp-cli copy mv-cli move-cli' }],
  ['@ x/y', { 'network.read': 'degit tiged giget ncu npm-check-updates taze npm-check updates' }],
  ['@ -u', { 'install network.read': 'ncu npm-check-updates taze npm-check updates' }],
  [
    '@ test',
    {
      'run.script':
        'make gmake bmake remake just task go-task turbo lerna lage ultra nx npm-run-all npm-run-all2 run-s run-p wireit',
    },
  ],
];
