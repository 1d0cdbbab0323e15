package import LocatedJSON

extension JSONNode {
  /// Whether the node is an object that describes a date.
  var isResponseDate: Bool { member(ResponseDate.key) != nil }

  /// Reads the date that an object describes.
  func responseDate() throws(ReadFault) -> ResponseDate {
    guard case .object(let members) = kind,
      case .string(let offset)? = member(ResponseDate.key)?.value.kind
    else { throw ReadFault(message: "\"$date\" is a string such as \"+10d\"") }
    if let other = members.first(where: { !["$date", "format"].contains($0.key) }) {
      throw ReadFault(
        message: "unknown key \(quoted(other.key)) of a date; known are \"$date\" and \"format\"")
    }
    guard let format = member("format")?.value else { return try ResponseDate(offset) }
    guard case .string(let pattern) = format.kind else {
      throw ReadFault(message: "\"format\" is a string such as \"yyyy-MM-dd\"")
    }
    return try ResponseDate(offset, format: pattern)
  }

  /// The same value with its dates written out; an invalid date stays as it is.
  package func datesFilled(now: Double) -> JSONNode {
    switch kind {
    case .array(let nodes): JSONNode(.array(nodes.map { $0.datesFilled(now: now) }), offset: offset)
    case .object where isResponseDate: (try? responseDate())?.node(now: now) ?? self
    case .object(let members):
      JSONNode(
        .object(
          members.map { JSONMember($0.key, offset: $0.offset, $0.value.datesFilled(now: now)) }),
        offset: offset)
    default: self
    }
  }

  /// The faults of the dates in a value, each with its byte offset.
  package var dateFaults: [(offset: Int, message: String)] {
    switch kind {
    case .array(let nodes): return nodes.flatMap(\.dateFaults)
    case .object(let members):
      guard isResponseDate else { return members.flatMap(\.value.dateFaults) }
      do throws(ReadFault) {
        _ = try responseDate()
        return []
      } catch {
        return [(offset, error.message)]
      }
    default: return []
    }
  }
}
