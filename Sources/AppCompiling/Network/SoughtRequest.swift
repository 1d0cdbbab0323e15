import AppModel
import LocatedJSON
package import NetworkStubs

/// The conditions of a test that searches for requests in the network monitor.
package struct SoughtRequest {
  /// Why a test's conditions are invalid.
  package struct Fault: Error, CustomStringConvertible {
    /// The reason, as a sentence.
    package let description: String
  }

  private let rule: CompiledStubRule

  /// Compiles the conditions of a rule.
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

  /// The conditions as text.
  package var title: String { rule.rule.title }

  /// Whether a request meets the conditions.
  package func matches(_ request: NetworkRequest) -> Bool {
    if case .fits = rule.fit(request, count: 1) { true } else { false }
  }

  /// How a request differs from the conditions.
  package func differences(of request: NetworkRequest) -> [StubDifference] {
    if case .differs(let differences) = rule.fit(request, count: 1) { differences } else { [] }
  }
}
