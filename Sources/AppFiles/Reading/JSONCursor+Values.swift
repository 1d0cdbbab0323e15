import AppModel
import LocatedJSON
import VirtualTime

extension JSONCursor {
  /// A duration such as `2s` or `250ms`, never negative.
  func duration() -> VirtualDuration? {
    guard let text = string("a duration such as \"2s\" or \"250ms\"") else { return nil }
    switch Self.duration(text) {
    case .success(let duration): return duration
    case .failure(let fault):
      self.fault(fault.message)
      return nil
    }
  }

  /// Reads a duration from the key of the value.
  func keyDuration(_ text: String) -> VirtualDuration? {
    switch Self.duration(text) {
    case .success(let duration): return duration
    case .failure(let fault):
      keyFault(fault.message)
      return nil
    }
  }

  private static func duration(_ text: String) -> Result<VirtualDuration, ReadFault> {
    guard let duration = DurationText.read(text) else {
      let wanted = "a duration such as \"2s\" or \"250ms\""
      return .failure(.init(message: "expected \(wanted), found \(quoted(text))"))
    }
    guard duration >= .zero else {
      return .failure(.init(message: "a duration cannot be negative, found \(quoted(text))"))
    }
    return .success(duration)
  }

  /// The only member of an object that must have exactly one of some keys.
  func onlyMember(_ wanted: String, of keys: [String]) -> (key: String, value: JSONCursor)? {
    guard case .object(let members) = node.kind else {
      mismatch(wanted)
      return nil
    }
    let before = collector.findings.count
    guard fields(wanted, keys: keys) != nil, collector.findings.count == before else { return nil }
    guard let member = members.first, members.count == 1 else {
      fault("expected \(wanted), found an object with \(members.count) keys")
      return nil
    }
    let value = JSONCursor(node: member.value, path: path.key(member.key), collector: collector)
    return (member.key, value)
  }
}
