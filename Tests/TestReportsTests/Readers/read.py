"""Reads the results in a folder with the readers of their ecosystems, and prints what they say.

read.py <folder>: the folder holds `allure/`, `junit.xml`, `run.jsonl`, `tests/`, and the schemas
`run.schema.json`, `test.schema.json`, `quarantine.schema.json` with `quarantine.json`.
"""

import json
import pathlib
import sys

import allure_commons.model2 as model
import attr
import jsonschema
import junitparser
from junit2htmlreport import parser as junit2html

folder = pathlib.Path(sys.argv[1])


def make(kind, values, **parts):
    """An object of the model; a name that it does not know is an error."""
    known = {field.name for field in attr.fields(kind)}
    unknown = set(values) - known
    assert not unknown, f"{kind.__name__} knows no {unknown}"
    read = {name: reader(values[name]) for name, reader in parts.items() if values.get(name)}
    return kind(**{**values, **read})


def each(reader):
    return lambda values: [reader(value) for value in values]


def details(values):
    return make(model.StatusDetails, values)


def attachment(values):
    assert (folder / "allure" / values["source"]).is_file(), values
    return make(model.Attachment, values)


def step(values):
    assert values["start"] <= values["stop"]
    return make(
        model.TestStepResult, values, statusDetails=details, steps=each(step),
        attachments=each(attachment), parameters=each(lambda v: make(model.Parameter, v)))


def result(values):
    assert values["status"] in {"passed", "failed", "broken", "skipped"}
    assert values["start"] <= values["stop"]
    return make(
        model.TestResult, values, statusDetails=details, steps=each(step),
        attachments=each(attachment), parameters=each(lambda v: make(model.Parameter, v)),
        labels=each(lambda v: make(model.Label, v)), links=each(lambda v: make(model.Link, v)))


def load(path):
    return json.loads(path.read_text(encoding="utf-8"))


def fixture(kind):
    return lambda values: make(kind, values, statusDetails=details, steps=each(step))


results = [result(load(path)) for path in sorted((folder / "allure").glob("*-result.json"))]
assert len({each.uuid for each in results}) == len(results)
for path in (folder / "allure").glob("*-container.json"):
    values = load(path)
    container = make(
        model.TestResultContainer, values, befores=each(fixture(model.TestBeforeResult)),
        afters=each(fixture(model.TestAfterResult)))
    assert set(container.children) <= {each.uuid for each in results}
print("allure", *(f"{status}={sum(each.status == status for each in results)}"
                  for status in ("passed", "failed", "broken", "skipped")))

suites = junitparser.JUnitXml.fromfile(str(folder / "junit.xml"))
cases = [case for suite in suites for case in suite]
kinds = {"failure": junitparser.Failure, "error": junitparser.Error, "skipped": junitparser.Skipped}
counted = {name: sum(isinstance(entry, kind) for case in cases for entry in case.result)
           for name, kind in kinds.items()}
assert (suites.tests, suites.failures, suites.errors, suites.skipped) == (
    len(cases), counted["failure"], counted["error"], counted["skipped"])
print("junitparser", f"tests={len(cases)}", *(f"{name}={n}" for name, n in counted.items()))

report = junit2html.Junit(str(folder / "junit.xml"))
shown = [case for suite in report.suites for one in suite.classes.values()
         for case in one.cases]
print("junit2html", f"tests={len(shown)}", f"failed={sum(case.failed() for case in shown)}",
      f"skipped={sum(bool(case.skipped) for case in shown)}")


def check(schema, path):
    schema = load(folder / schema)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    lines = path.read_text(encoding="utf-8").splitlines() if path.suffix == ".jsonl" else [
        path.read_text(encoding="utf-8")]
    for line in lines:
        validator.validate(json.loads(line))
    return validator, len(lines)


_, lines = check("run.schema.json", folder / "run.jsonl")
print("run", f"lines={lines}")
recorded = sum(check("test.schema.json", path)[1] for path in (folder / "tests").glob("*.jsonl"))
print("tests", f"lines={recorded}")
validator, _ = check("quarantine.schema.json", folder / "quarantine.json")
wrong = [{}, {"tests": [{}]}, {"tests": [{"test": "", "owner": "a", "reason": "b",
                                          "until": "2026-12-31"}]},
         {"tests": [{"test": "t", "owner": "a", "reason": "b", "until": "2026-13-31"}]},
         {"tests": [], "more": 1}]
print("quarantine", f"refused={sum(not validator.is_valid(value) for value in wrong)}")
