import SimulatedApp

/// The tests that Allure TestOps wants to be run: a file such as `testplan.json`.
///
/// ```json
/// { "version": "1.0", "tests": [{ "id": "4711", "selector": "ShopTests.CartTests/testAdd" }] }
/// ```
///
/// A selector is the full name that earlier results gave the test. Keys that are not known here do
/// not matter.
package struct AllureTestPlan: Sendable, Equatable {
  /// Why a plan cannot be read.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    /// The reason, in a sentence.
    package let description: String
  }

  /// The full names of the tests, in the order of the plan.
  package let selectors: [String]
  /// The identifiers of tests without a full name, which cannot be found.
  package let identifiersOnly: [String]

  /// The most tests of a plan.
  package static let limit = 100_000

  /// Reads a plan; the file is named in faults.
  package init(_ bytes: [UInt8], file: String) throws(Fault) {
    guard case .object(let members)? = JSONReader.read(bytes).node?.kind,
      case .array(let tests)? = members.first(where: { $0.key == "tests" })?.value.kind
    else {
      throw Fault(description: "\(file): expected a JSON object with the list \"tests\".")
    }
    guard tests.count <= Self.limit else {
      throw Fault(
        description:
          "\(file): \(tests.count) tests; the limit is \(Self.limit): split the plan.")
    }
    var (selectors, identifiers): ([String], [String]) = ([], [])
    for (number, test) in tests.enumerated() {
      if let selector = Self.text(test, "selector") {
        selectors.append(selector)
      } else if let identifier = Self.text(test, "id") {
        identifiers.append(identifier)
      } else {
        throw Fault(
          description: "\(file): test \(number + 1) has neither \"selector\" nor \"id\".")
      }
    }
    self.selectors = selectors
    identifiersOnly = identifiers
  }

  private static func text(_ test: JSONNode, _ key: String) -> String? {
    guard case .object(let members) = test.kind else { return nil }
    switch members.first(where: { $0.key == key })?.value.kind {
    case .string(let text)?: return text.isEmpty ? nil : text
    case .integer(let number)?: return String(number)
    default: return nil
    }
  }
}
