"""Holds the recipes of AWS Batch against the model of its service, and that of Bazel against what
Bazel's language shares with Python: python3 validate.py FOLDER"""

import ast
import json
import pathlib
import sys

import botocore.session
import botocore.validate


def check_batch(folder):
    service = botocore.session.get_session().get_service_model("batch")
    for file, operation in [
        ("aws-batch-definition.json", "RegisterJobDefinition"),
        ("aws-batch-job.json", "SubmitJob"),
        ("aws-batch-merge.json", "SubmitJob"),
    ]:
        shape = service.operation_model(operation).input_shape
        text = json.loads((folder / file).read_text())
        report = botocore.validate.ParamValidator().validate(text, shape)
        if report.has_errors():
            sys.exit(f"{file}: {report.generate_report()}")
        print(f"{file}: as the input of {operation}")


def check_bazel(folder):
    tree = ast.parse((folder / "BUILD.bazel").read_text())
    rules = [node.value for node in tree.body if isinstance(node, ast.Expr)]
    names = [rule.func.id for rule in rules]
    if names != ["load", "sh_test"]:
        sys.exit(f"BUILD.bazel calls {names}")
    arguments = {argument.arg: argument.value for argument in rules[1].keywords}
    files = [node.value for node in ast.walk(arguments["srcs"]) if isinstance(node, ast.Constant)]
    files += [node.value for node in arguments["data"].left.elts]
    made = {"rehearse"}  # by pack.sh
    missing = [name for name in files if name not in made and not (folder / name).exists()]
    if missing:
        sys.exit(f"BUILD.bazel names {missing}, which no recipe has")
    print("BUILD.bazel: its files are there")


check_batch(pathlib.Path(sys.argv[1]))
check_bazel(pathlib.Path(sys.argv[1]))
