#!/usr/bin/env bash
# Installs a client of the Model Context Protocol from PyPI: ./install.sh <folder>
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
folder=${1:?the folder of the virtual environment}
[ -x "$folder/bin/python" ] || python3 -m venv "$folder"
"$folder/bin/python" -m pip install --quiet --disable-pip-version-check -r "$here/requirements.txt"
