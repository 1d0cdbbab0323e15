import Foundation
package import PageChecks

/// The Swift files of some folders.
package struct SwiftSources {
  /// The files, in the order of their paths.
  package var sources: [PageCheck.Source] = []
  /// The errors for files that could not be read.
  package var faults: [String] = []

  /// The most files that are visited.
  package static let fileLimit = 20_000
  /// The most bytes of one file.
  static let sizeLimit = 4 << 20

  private let fileLimit: Int

  /// Reads files, and folders with all files in them, up to a number of files.
  package static func read(_ places: [String], limit: Int = Self.fileLimit) -> SwiftSources {
    var result = SwiftSources(fileLimit: limit)
    for place in places { result.read(place) }
    return result
  }

  private mutating func read(_ place: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else {
      return faults.append("there is no folder or file \(place)")
    }
    guard isFolder.boolValue else { return readFile(place) }
    let names = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
    let swift = names.filter { $0.hasSuffix(".swift") && !Self.isHidden($0) }.sorted()
    if swift.isEmpty { faults.append("there are no Swift files in \(place)") }
    for name in swift { readFile(place.hasSuffix("/") ? place + name : "\(place)/\(name)") }
  }

  private static func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  private mutating func readFile(_ path: String) {
    guard sources.count < fileLimit else {
      let words = "there are more than \(fileLimit) files, which is the limit: name a folder inside"
      if faults.last != words { faults.append(words) }
      return
    }
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
    guard size ?? 0 <= Self.sizeLimit else {
      return faults.append("\(path) is larger than \(Self.sizeLimit >> 20) MB, which is the limit")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      return faults.append("\(path) cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      return faults.append("\(path) is not UTF-8")
    }
    sources.append(PageCheck.Source(file: path, text: text))
  }
}
