#!/usr/bin/env bash
# Installs the browser that the tests of pages use, where packages may be installed: Debian's.
set -euo pipefail
command -v chromium >/dev/null && command -v python3 >/dev/null && exit 0
apt-get update -qq
apt-get install -y -qq --no-install-recommends chromium python3
