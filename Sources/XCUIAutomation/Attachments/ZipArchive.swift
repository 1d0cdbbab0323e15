import Foundation
import ScreenPictures

/// A ZIP archive whose bytes depend only on its files: sorted by path, without dates.
///
/// A file is compressed if that makes it smaller; otherwise it is stored as it is.
struct ZipArchive {
  /// A file in the archive.
  private struct Entry {
    var name: [UInt8]
    var checksum: UInt32
    var method: UInt16
    var packed: Int
    var size: Int
    var offset: Int
  }

  private(set) var bytes: [UInt8] = []
  private var entries: [Entry] = []

  /// The most files in an archive made from a folder; the format's own limit is 65,535.
  static let fileLimit = 10_000
  /// The most bytes of files in an archive made from a folder: 64 MiB.
  static let sizeLimit = 64 << 20

  /// Makes an archive of files, given with their paths.
  init(files: [(path: String, content: [UInt8])]) {
    for file in files.sorted(by: { $0.path < $1.path }) { add(file.path, file.content) }
    finish()
  }

  /// Makes an archive of a folder and its subfolders.
  init(folder: URL) throws(ZipFault) {
    self.init(files: try Self.files(in: folder))
  }

  static func files(
    in folder: URL
  ) throws(ZipFault) -> [(path: String, content: [UInt8])] {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue,
      let paths = manager.enumerator(atPath: folder.path)
    else { throw .noFolder }
    var files: [(path: String, content: [UInt8])] = []
    var size = 0
    while let path = paths.nextObject() as? String {
      let full = folder.path + "/" + path
      if manager.fileExists(atPath: full, isDirectory: &isFolder), isFolder.boolValue { continue }
      guard let content = manager.contents(atPath: full) else { throw .unreadable(path) }
      size += content.count
      guard size <= sizeLimit else { throw .tooLarge(limit: sizeLimit) }
      guard files.count < fileLimit else { throw .tooMany(limit: fileLimit) }
      files.append((path, [UInt8](content)))
    }
    return files
  }

  private mutating func add(_ path: String, _ content: [UInt8]) {
    let packed = Deflater.deflate(content)
    let isSmaller = packed.count < content.count
    let entry = Entry(
      name: Array(path.utf8), checksum: Checksums.crc(content), method: isSmaller ? 8 : 0,
      packed: isSmaller ? packed.count : content.count, size: content.count, offset: bytes.count)
    entries.append(entry)
    append(0x0403_4b50, 4)
    appendHead(of: entry)
    append(0, 2)
    bytes += entry.name
    bytes += isSmaller ? packed : content
  }

  private mutating func finish() {
    let start = bytes.count
    for entry in entries {
      append(0x0201_4b50, 4)
      append(20, 2)
      appendHead(of: entry)
      append(0, 2 + 2 + 2 + 2)
      append(0, 4)
      append(entry.offset, 4)
      bytes += entry.name
    }
    let size = bytes.count - start
    append(0x0605_4b50, 4)
    append(0, 4)
    append(entries.count, 2)
    append(entries.count, 2)
    append(size, 4)
    append(start, 4)
    append(0, 2)
  }

  /// Writes the fields that both headers of a file share, up to the length of its name.
  ///
  /// Paths are UTF-8.
  private mutating func appendHead(of entry: Entry) {
    append(20, 2)
    append(0x0800, 2)
    append(Int(entry.method), 2)
    append(0, 2)
    append(Self.firstDay, 2)
    append(Int(entry.checksum), 4)
    append(entry.packed, 4)
    append(entry.size, 4)
    append(entry.name.count, 2)
  }

  /// 1 January 1980, the earliest date of the format.
  private static let firstDay = 1 << 5 | 1

  private mutating func append(_ number: Int, _ count: Int) {
    for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}
