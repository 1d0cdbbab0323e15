import AppCompiling
import AppModel
import LocatedJSON
package import NetworkStubs
import PredicateFormat
import RunJournal

extension DeviceNetwork {
  /// Pushes a set of the app on top of the shelf; returns why it cannot, or nil.
  package func push(_ name: String) -> String? {
    guard let set = set(named: name) else {
      let nearest = NearestName.of(name, in: setNames).map { "; the nearest is \(quoted($0))" }
      let known = setNames.isEmpty ? "it has none" : setNames.joined(separator: ", ")
      return "The app has no set of stubs \(quoted(name))\(nearest ?? ""). Its sets: \(known)."
    }
    return put(set)
  }

  /// Pushes a set made in Swift on top of the shelf; returns what is wrong with it, or nil.
  package func push(_ set: StubSet) -> String? {
    let faults = definition.faults(in: set)
    guard faults.isEmpty else {
      return "The set of stubs \(quoted(set.name)) has faults:\n"
        + faults.map(\.description).joined(separator: "\n")
    }
    return put(compiled(set))
  }

  private func put(_ set: CompiledStubSet) -> String? {
    guard shelf.entries.count < StubSet.setLimit else {
      return "\(StubSet.setLimit) sets of stubs are pushed already, which is the limit."
    }
    shelf.push(set)
    host?.record(.stubsChanged(change: "pushed", name: set.name))
    return nil
  }

  /// Removes the set on top; returns a sentence if the test has pushed none, or nil.
  package func pop() -> String? {
    guard let name = shelf.pop() else {
      return "There is no set of stubs to pop: none was pushed on top of the app's own."
    }
    host?.record(.stubsChanged(change: "popped", name: name))
    return nil
  }

  /// Removes all sets, also those that are on the shelf from the start.
  package func clear() {
    shelf.clear()
    host?.record(.stubsChanged(change: "cleared", name: ""))
  }

  /// Edits the answers of a rule from now on; returns why it cannot, or nil.
  package func edit(_ rule: String, _ edits: [ResponseEdit]) -> String? {
    let names = shelf.rules.flatMap { [$0.name, $0.title] }
    guard names.contains(rule) else {
      let nearest = NearestName.of(rule, in: Array(names.prefix(2_000)))
      let hint = nearest.map { "; the nearest is \(quoted($0))" } ?? ""
      return "No stub in use is named \(quoted(rule))\(hint)."
    }
    guard shelf.edits.count < StubShelf.editLimit else {
      return "Answers were edited \(StubShelf.editLimit) times already, which is the limit."
    }
    shelf.edit(rule, edits)
    host?.record(.stubsChanged(change: "edited", name: rule))
    return nil
  }

  /// The names of the sets on the shelf, in the order in which they are asked.
  package var shelved: [String] { shelf.names }

  /// The stubs that may answer a request, and count the requests that they have answered.
  package func stubsInTurn(forMethod method: String, url: String) -> [String] {
    shelf.stubsInTurn(for: NetworkRequest(method, url))
  }
}
