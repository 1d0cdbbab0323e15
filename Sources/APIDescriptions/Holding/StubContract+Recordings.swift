import LocatedJSON
import NetworkStubs

extension StubContract {
  /// The faults of a recording of HTTP traffic in the format HAR: of each entry with a response.
  ///
  /// Requests to hosts that the description has no server for are passed over, if it names hosts.
  package func faults(
    inRecording name: String, bytes: [UInt8]
  ) throws(DescriptionFile.Unreadable) -> [ContractFault] {
    let file = try DescriptionFile(name: name, bytes: bytes)
    guard case .array(let entries)? = file.root.member("log")?.value.member("entries")?.value.kind
    else {
      throw DescriptionFile.Unreadable(
        faults: [
          "\(file.place(of: file.root.offset)): expected a recording with \"log\".\"entries\""
        ])
    }
    var check = AnswerCheck(description, file)
    for entry in entries {
      guard let answer = answer(of: entry, in: file) else { continue }
      check.check(answer)
      guard check.faults.count < Self.faultLimit else { break }
    }
    return Array(check.faults.prefix(Self.faultLimit))
  }

  /// The response of an entry; nil if there is none.
  private func answer(
    of entry: JSONNode, in file: DescriptionFile
  ) -> AnswerCheck.Answer? {
    guard let request = entry.member("request")?.value, let url = request.member("url")?.value,
      case .string(let text) = url.kind, description.serves(text),
      let method = request.member("method")?.value,
      case .string(let name) = method.kind, let response = entry.member("response")?.value,
      let status = response.member("status")?.value, case .integer(let number) = status.kind,
      (100...599).contains(number)
    else { return nil }
    let parts = PathPattern.split(URLParts(text).path).map { PercentText.decode($0) }
    return AnswerCheck.Answer(
      parts: parts, path: "/" + parts.joined(separator: "/"), method: name.uppercased(),
      status: Int(number), body: Self.body(of: response, in: file), pathOffset: url.offset,
      methodOffset: method.offset, statusOffset: status.offset)
  }

  private static func body(of response: JSONNode, in file: DescriptionFile) -> AnswerCheck.Body {
    guard let content = response.member("content")?.value, let text = content.member("text")?.value,
      case .string(let words) = text.kind, !words.isEmpty
    else { return .none }
    var bytes = Array(words.utf8)
    if content.member("encoding")?.value.kind == .string("base64") {
      guard let decoded = Base64.decode(bytes) else { return .other(offset: text.offset) }
      bytes = decoded
    }
    guard let node = JSONReader.read(bytes).node else { return .other(offset: text.offset) }
    return .json(node.moved(to: text.offset), file: file)
  }
}

/// Bytes as letters, as in recordings.
enum Base64 {
  /// The decoded bytes; nil if the letters are not valid in the encoding.
  static func decode(_ letters: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for letter in letters where letter != UInt8(ascii: "=") && letter > 32 {
      guard let value = value(letter) else { return nil }
      bits = bits << 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      bits &= (1 << UInt32(count)) - 1
    }
    return bytes
  }

  private static func value(_ letter: UInt8) -> UInt32? {
    switch letter {
    case 65...90: UInt32(letter) - 65
    case 97...122: UInt32(letter) - 71
    case 48...57: UInt32(letter) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
