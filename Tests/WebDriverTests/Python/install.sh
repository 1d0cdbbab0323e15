#!/usr/bin/env bash
# Installs clients of WebDriver from PyPI into a virtual environment: ./install.sh <folder>
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
folder=${1:?the folder of the virtual environment}
[ -x "$folder/bin/python" ] || python3 -m venv "$folder"
"$folder/bin/python" -m pip install --quiet --disable-pip-version-check -r "$here/requirements.txt"
