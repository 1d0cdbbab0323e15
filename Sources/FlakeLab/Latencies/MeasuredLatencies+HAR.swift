import SimulatedApp

extension MeasuredLatencies {
  /// A part of a request's time.
  public enum Phase: String, CaseIterable, Sendable {
    /// The whole time of the request.
    case total
    /// Before anything was sent.
    case blocked
    /// Until the host's address was known.
    case dns
    /// Until the host was connected to.
    case connect
    /// Until the request was sent.
    case send
    /// Until the first byte of the response.
    case wait
    /// Until the last byte of the response.
    case receive
  }

  /// Reads the requests that a browser or a proxy saved as an HTTP Archive.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - url: a pattern for the addresses, where `*` matches anything; nil reads all requests.
  ///   - phase: the part of the request's time to read; requests without it are left out.
  public init(har bytes: [UInt8], url: String? = nil, phase: Phase = .total) {
    self.init(checking: bytes) { latencies, _ in
      let (node, faults) = JSONReader.read(bytes)
      let places = TextPlaces(bytes)
      for fault in faults {
        let place = places.place(of: fault.offset)
        latencies.fault(place.line, place.column, fault.message)
      }
      if let node { latencies.readArchive(node, places, url, phase) }
    }
  }

  private mutating func readArchive(
    _ node: JSONNode, _ places: TextPlaces, _ url: String?, _ phase: Phase
  ) {
    guard case .array(let entries)? = node.member("log")?.value.member("entries")?.value.kind
    else { return fault(1, 1, "expected an object with log.entries, a list") }
    for entry in entries where goesOn { read(entry, places, url, phase) }
  }

  private mutating func read(
    _ entry: JSONNode, _ places: TextPlaces, _ url: String?, _ phase: Phase
  ) {
    if let url {
      guard case .string(let address)? = entry.member("request")?.value.member("url")?.value.kind
      else { return tell("expected an entry with request.url", entry, places) }
      guard Self.matches(address, url) else { return }
    }
    let whole = phase == .total ? entry : entry.member("timings")?.value ?? entry
    guard let member = whole.member(phase == .total ? "time" : phase.rawValue) else {
      if phase == .total { tell("expected an entry with a time", entry, places) }
      return
    }
    switch member.value.kind {
    // An archive contains -1 for a phase that a request did not have.
    case .integer(let number) where number == -1 && phase != .total: return
    case .real(let number) where number == -1 && phase != .total: return
    case .integer(let number): add(Double(number), member.value, places)
    case .real(let number): add(number, member.value, places)
    default:
      tell(
        "expected a number of milliseconds, found \(member.value.kindName)", member.value, places)
    }
  }

  private mutating func add(_ number: Double, _ node: JSONNode, _ places: TextPlaces) {
    let place = places.place(of: node.offset)
    add(number, .milliseconds, line: place.line, column: place.column)
  }

  private mutating func tell(_ message: String, _ node: JSONNode, _ places: TextPlaces) {
    let place = places.place(of: node.offset)
    fault(place.line, place.column, message)
  }

  /// Whether part of a text matches a pattern.
  static func holds(_ words: String, _ pattern: String) -> Bool {
    matches(words, pattern.contains("*") ? "*\(pattern)*" : pattern)
  }

  /// Whether a text matches a pattern; without a `*`, the text need only contain it.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    guard pattern.contains("*") else { return text.contains(pattern) }
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    var rest = text[...]
    guard let first = parts.first, let last = parts.last, rest.hasPrefix(first) else {
      return false
    }
    rest = rest.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}

/// The lines and columns of byte offsets.
struct TextPlaces {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  func place(of offset: Int) -> (line: Int, column: Int) {
    let end = min(max(offset, 0), bytes.count)
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= end { low = middle } else { high = middle - 1 }
    }
    return (low + 1, String(decoding: bytes[starts[low]..<end], as: UTF8.self).count + 1)
  }
}
