import Trials

/// The parts of a test's name in a run: `Module.Class/test (configuration)`.
struct TestNameParts {
  let module: String
  let type: String
  let method: String
  /// The framework that ran the test; only XCTest requires names that start with `test`.
  let framework: String
  /// The device configuration of a class that runs once for each, or the arguments of a case.
  let configuration: String?

  init(_ test: String) {
    let halves = test.split(separator: "/", maxSplits: 1).map(String.init)
    let owner = halves.first ?? test
    let parts = owner.split(separator: ".", maxSplits: 1).map(String.init)
    module = parts.first ?? owner
    type = parts.count > 1 ? parts[1] : owner
    let whole = halves.count > 1 ? halves[1] : test
    method = TestResult.plainName(of: whole)
    let rest = whole.dropFirst(method.count + 1)
    let isEnclosed = rest.hasPrefix("(") && rest.hasSuffix(")")
    framework = method.hasPrefix("test") ? "XCTest" : "Swift Testing"
    configuration = rest.isEmpty ? nil : String(isEnclosed ? rest.dropFirst().dropLast() : rest)
  }
}
