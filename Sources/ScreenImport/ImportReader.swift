/// Reads the trees of a text file, in any of the known formats.
///
/// ```swift
/// let file = try ImportReader.read(bytes)
/// print(file.trees.count)
/// ```
///
/// A text may have several dumps and page sources with other text around them. If it has none, the
/// strings of a debugger in it are read, whose line breaks are escaped. Reading takes linear
/// time and fails only if a file is too large, never because of its content.
package enum ImportReader {
  /// Reads a text file with dumps and page sources.
  ///
  /// - Throws: ``ImportFault`` for a file that is too large, has too many elements or is too deep.
  package static func read(_ bytes: [UInt8]) throws(ImportFault) -> ImportedFile {
    guard bytes.count <= ImportSource.sizeLimit else {
      throw .tooLarge(limit: ImportSource.sizeLimit)
    }
    let file = try trees(in: bytes)
    guard file.trees.isEmpty, let text = DebuggerText.decoded(from: bytes) else { return file }
    let decoded = try trees(in: text)
    return decoded.trees.isEmpty ? file : decoded
  }

  private static func trees(in bytes: [UInt8]) throws(ImportFault) -> ImportedFile {
    var file = ImportedFile(source: ImportSource(bytes))
    var position = 0
    while position < bytes.count {
      var text = TreeTextReader(consume file, from: position)
      try text.read()
      file = text.takeFile()
      position = text.position
      guard position < bytes.count else { break }
      var page = PageSourceReader(consume file, from: position)
      try page.read()
      file = page.takeFile()
      position = page.position
    }
    return file
  }
}
