/// Makes requests from the bytes of a connection, however they are split.
///
/// After a fault the connection is of no further use, since nobody knows where the next request
/// begins.
package struct HTTPRequestReader {
  private let limits: HTTPLimits
  private var bytes: [UInt8] = []
  /// The headers of a request whose body has not arrived yet.
  private var head: RequestHead?
  /// How many bytes were searched for the end of the headers, and need not be again.
  private var searched = 0

  /// Reads requests within limits.
  package init(limits: HTTPLimits = HTTPLimits()) { self.limits = limits }

  /// Takes bytes that have arrived.
  package mutating func append(_ arrived: some Collection<UInt8>) {
    bytes.append(contentsOf: arrived)
  }

  /// The next complete request; nil while more bytes are needed.
  package mutating func next() throws(HTTPFault) -> HTTPRequest? {
    guard let head = try knownHead() else { return nil }
    guard bytes.count >= head.bodyLength else {
      self.head = head
      return nil
    }
    self.head = nil
    var request = head.request
    request.body = take(head.bodyLength)
    return request
  }

  private mutating func knownHead() throws(HTTPFault) -> RequestHead? {
    if let head { return head }
    return try readHead()
  }

  private mutating func take(_ count: Int) -> [UInt8] {
    let taken = Array(bytes.prefix(count))
    bytes.removeFirst(count)
    return taken
  }

  private mutating func readHead() throws(HTTPFault) -> RequestHead? {
    // Empty lines before a request are allowed.
    let empty = bytes.prefix { $0 == 0x0D || $0 == 0x0A }.count
    if empty > 0 { bytes.removeFirst(empty) }
    while let end = bytes.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n")) {
      guard end < limits.headBytes else { throw .headSize(limits.headBytes) }
      searched = end + 1
      guard let lines = endOfLines(before: end) else { continue }
      let head = try RequestHead(bytes[..<lines], limits)
      bytes.removeFirst(end + 1)
      searched = 0
      return head
    }
    guard bytes.count <= limits.headBytes else { throw .headSize(limits.headBytes) }
    searched = bytes.count
    return nil
  }

  /// Where the lines end if the line feed at a place ends an empty line; nil if it does not.
  private func endOfLines(before feed: Int) -> Int? {
    var place = feed - 1
    if place >= 0, bytes[place] == 0x0D { place -= 1 }
    guard place >= 0, bytes[place] == UInt8(ascii: "\n") else { return nil }
    return place
  }
}
