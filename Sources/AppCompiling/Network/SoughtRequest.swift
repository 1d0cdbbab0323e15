import AppModel
import LocatedJSON
package import NetworkStubs

/// The requests that a test asks the monitor for.
package struct SoughtRequest {
  /// Why a test cannot ask so.
  package struct Fault: Error, CustomStringConvertible {
    /// The reason, as a sentence.
    package let description: String
  }

  private let rule: CompiledStubRule

  /// Takes the conditions of a rule.
  package init(_ rule: StubRule) throws(Fault) {
    let app = AppDefinition(
      name: "", bundleIdentifier: "", defaultCoordinator: "", coordinators: [], screens: [])
    let set = StubSet(name: "Sought", rules: [rule])
    let faults = app.faults(in: set)
    let compiled = CompiledStubSet(set, loaders: []).rules.first
    guard faults.isEmpty, let compiled else {
      let list = faults.map(\.message).joined(separator: "; ")
      throw Fault(description: "No request can be \(quoted(rule.title)): \(list).")
    }
    self.rule = compiled
  }

  /// What is sought, in words.
  package var title: String { rule.rule.title }

  /// Whether a request is one of them.
  package func matches(_ request: NetworkRequest) -> Bool {
    if case .fits = rule.fit(request, count: 1) { true } else { false }
  }

  /// How a request differs from them.
  package func differences(of request: NetworkRequest) -> [StubDifference] {
    if case .differs(let differences) = rule.fit(request, count: 1) { differences } else { [] }
  }
}
