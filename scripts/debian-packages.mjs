import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';

/** What the tests start, the Debian package that brings it, and a shell command that succeeds when it is there. */
export const debianPackages = {
  postgres: {
    package: 'postgresql',
    probe: 'command -v postgres || ls -d /usr/lib/postgresql/*/bin/postgres',
  },
  mariadbd: {
    package: 'mariadb-server',
    probe: 'command -v mariadbd || ls /usr/sbin/mariadbd /usr/libexec/mariadbd',
  },
  sqlite3: { package: 'sqlite3', probe: 'command -v sqlite3' },
  php: { package: 'php-cli', probe: 'command -v php' },
  phpunit: { package: 'phpunit', probe: 'command -v phpunit' },
  python: { package: 'python-is-python3', probe: 'command -v python' },
  pytest: { package: 'python3-pytest', probe: 'command -v pytest && python -c "import pytest"' },
  django: { package: 'python3-django', probe: 'python -c "import django"' },
  'pytest-django': { package: 'python3-pytest-django', probe: 'python -c "import pytest_django"' },
  bundle: { package: 'ruby-bundler', probe: 'command -v bundle' },
  rake: { package: 'rake', probe: 'command -v rake' },
  rspec: { package: 'ruby-rspec', probe: 'ruby -e "require %q(rspec)"' },
  minitest: { package: 'ruby-minitest', probe: 'ruby -e "gem %q(minitest)"' },
  go: { package: 'golang-go', probe: 'command -v go && command -v gofmt' },
  cargo: { package: 'cargo', probe: 'command -v cargo' },
  javac: { package: 'default-jdk-headless', probe: 'command -v javac' },
  mvn: { package: 'maven', probe: 'command -v mvn' },
  surefire: {
    package: 'libsurefire-java',
    probe: 'ls -d /usr/share/maven-repo/org/apache/maven/plugins/maven-surefire-plugin',
  },
  'maven-compiler-plugin': {
    package: 'libmaven-compiler-plugin-java',
    probe: 'ls -d /usr/share/maven-repo/org/apache/maven/plugins/maven-compiler-plugin',
  },
  'maven-resources-plugin': {
    package: 'libmaven-resources-plugin-java',
    probe: 'ls -d /usr/share/maven-repo/org/apache/maven/plugins/maven-resources-plugin',
  },
  junit4: { package: 'junit4', probe: 'ls -d /usr/share/maven-repo/junit/junit/4.x' },
  rustfmt: { package: 'rustfmt', probe: 'rustfmt --version' },
};

/**
 * The environment in which they are looked for and started: this Node first, then the system's own programs, so that no
 * version manager answers with an interpreter that lacks the packages.
 */
export const environment = {
  ...process.env,
  PATH: [dirname(process.execPath), '/usr/bin', process.env.PATH ?? ''].join(delimiter),
};

/** @param {keyof typeof debianPackages} name */
export function isInstalled(name) {
  const { probe } = debianPackages[name];
  return spawnSync('sh', ['-c', probe], { env: environment, stdio: 'ignore' }).status === 0;
}
