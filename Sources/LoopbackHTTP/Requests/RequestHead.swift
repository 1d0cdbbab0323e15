/// The line of a request and its headers, and how long its body is.
struct RequestHead {
  private(set) var request: HTTPRequest
  /// The number of bytes in the body.
  private(set) var bodyLength = 0

  /// Reads the lines before the empty one.
  init(_ bytes: ArraySlice<UInt8>, _ limits: HTTPLimits) throws(HTTPFault) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for index in lines.indices where lines[index].last == UInt8(ascii: "\r") {
      lines[index].removeLast()
    }
    guard let first = lines.first else { throw .requestLine }
    guard lines.count - 1 <= limits.headers else { throw .headerCount(limits.headers) }
    let version: ArraySlice<UInt8>
    (request, version) = try Self.requestLine(first)
    for line in lines.dropFirst() { request.headers.append(try Self.header(line)) }
    let connection = request.header("connection")?.lowercased()
    let isOld = version.elementsEqual("HTTP/1.0".utf8)
    request.keepsConnection = isOld ? connection == "keep-alive" : connection != "close"
    bodyLength = try length(limits)
  }

  private static func requestLine(
    _ line: ArraySlice<UInt8>
  ) throws(HTTPFault) -> (HTTPRequest, version: ArraySlice<UInt8>) {
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(isTokenByte),
      words[1].first == UInt8(ascii: "/"),
      words[2].elementsEqual("HTTP/1.1".utf8) || words[2].elementsEqual("HTTP/1.0".utf8)
    else { throw .requestLine }
    var request = HTTPRequest(method: String(decoding: words[0], as: UTF8.self))
    let parts = words[1].split(
      separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    for part in parts[0].split(separator: UInt8(ascii: "/")) {
      request.path.append(try decoded(part))
    }
    for pair in parts.dropFirst().first?.split(separator: UInt8(ascii: "&")) ?? [] {
      let sides = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      request.query.append(
        HTTPRequest.Field(
          name: try decoded(sides[0]), value: sides.count > 1 ? try decoded(sides[1]) : ""))
    }
    return (request, words[2])
  }

  private static func header(_ line: ArraySlice<UInt8>) throws(HTTPFault) -> HTTPRequest.Field {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].allSatisfy(isTokenByte), !line.contains(0), !line.contains(0x0D)
    else { throw .headerLine }
    let value = line[(colon + 1)...].trimming { $0 == 0x20 || $0 == 0x09 }
    return HTTPRequest.Field(
      name: String(decoding: line[..<colon], as: UTF8.self).lowercased(),
      value: String(decoding: value, as: UTF8.self))
  }

  private func length(_ limits: HTTPLimits) throws(HTTPFault) -> Int {
    guard request.header("transfer-encoding") == nil else { throw .coding }
    let lengths = request.headers.filter { $0.name == "content-length" }
    guard let text = lengths.first?.value else { return 0 }
    guard lengths.count == 1, !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { throw .bodyLength }
    guard let count = Int(text), count <= limits.bodyBytes else {
      throw .bodySize(limits.bodyBytes)
    }
    return count
  }

  /// Replaces escapes such as `%20` by their bytes.
  private static func decoded(_ bytes: ArraySlice<UInt8>) throws(HTTPFault) -> String {
    var text: [UInt8] = []
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let byte = bytes[place]
      place += 1
      guard byte == UInt8(ascii: "%") else {
        guard byte > 0x20 else { throw .escapes }
        text.append(byte)
        continue
      }
      let digits = bytes[place...].prefix(2).compactMap {
        $0 < 128 ? Character(Unicode.Scalar($0)).hexDigitValue : nil
      }
      guard digits.count == 2 else { throw .escapes }
      text.append(UInt8(digits[0] << 4 | digits[1]))
      place += 2
    }
    guard let decoded = String(validating: text, as: UTF8.self) else { throw .escapes }
    return decoded
  }

  /// Whether a byte may be in a method or in the name of a header.
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func trimming(_ isSpace: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var rest = drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    return rest
  }
}
