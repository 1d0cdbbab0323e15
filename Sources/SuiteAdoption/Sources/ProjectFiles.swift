/// The files of a project's own code, in order, up to limits; what is left out is listed.
package struct ProjectFiles {
  /// The paths of the files, below the project's folder.
  package private(set) var paths: [String] = []
  /// What is not read, each with the limit.
  package private(set) var leftOut: [String: String] = [:]

  /// The most files that are examined.
  package static let fileLimit = 200_000
  /// The most bytes of a file that is read.
  package static let sizeLimit = 64 << 20

  /// Takes files from a list, in its order.
  ///
  /// - Parameters:
  ///   - listed: The paths of all files, below the folder.
  ///   - size: How many bytes a file has.
  package init(_ listed: some Sequence<String>, size: (String) -> Int) {
    for path in listed where SuiteFinding.isOwn(path) {
      guard paths.count < Self.fileLimit else {
        leftOut["All files that are listed after \(paths.last ?? "")"] =
          "the folder has more than \(Self.fileLimit) files; adopt a folder in it"
        return
      }
      if Self.endingsOfRead.contains(where: path.hasSuffix), size(path) > Self.sizeLimit {
        leftOut[path] = "it has more than \(Self.sizeLimit) bytes, which is the limit"
      } else {
        paths.append(path)
      }
    }
  }

  private static let endingsOfRead = [".swift", ".pbxproj", ".xcscheme", ".xctestplan"]
}
