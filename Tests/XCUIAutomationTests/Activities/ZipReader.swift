import ScreenPictures

/// Reads an archive from its end, as unpacking programs do.
struct ZipReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func number(at place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  /// The files; nil where sizes, offsets or checksums do not fit each other.
  func files() -> [String: [UInt8]]? {
    let end = bytes.count - 22
    guard end >= 0, number(at: end, 4) == 0x0605_4b50 else { return nil }
    var place = number(at: end + 16, 4)
    guard place + number(at: end + 12, 4) == end else { return nil }
    var files: [String: [UInt8]] = [:]
    for _ in 0..<number(at: end + 10, 2) {
      guard number(at: place, 4) == 0x0201_4b50 else { return nil }
      let nameEnd = place + 46 + number(at: place + 28, 2)
      let name = String(decoding: bytes[(place + 46)..<nameEnd], as: UTF8.self)
      guard let content = content(at: number(at: place + 42, 4), named: name),
        Int(Checksums.crc(content)) == number(at: place + 16, 4)
      else { return nil }
      files[name] = content
      place = nameEnd
    }
    return files
  }

  private func content(at place: Int, named name: String) -> [UInt8]? {
    guard number(at: place, 4) == 0x0403_4b50 else { return nil }
    let start = place + 30 + number(at: place + 26, 2)
    guard String(decoding: bytes[(place + 30)..<start], as: UTF8.self) == name else { return nil }
    let packed = Array(bytes[start..<(start + number(at: place + 18, 4))])
    let content = number(at: place + 8, 2) == 8 ? try? Inflater.inflate(packed) : packed
    return content?.count == number(at: place + 22, 4) ? content : nil
  }
}
