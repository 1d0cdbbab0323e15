import Foundation
import OutputFiles

/// The files that adopted tests read from their bundle, copied to where Foundation looks for them.
///
/// On Linux the bundle of a test is the folder of its executable, which all build products share.
struct AdoptedResources {
  /// The folder of the executable.
  let folder: String

  /// The file that lists the copied files, so that no file of the build is replaced.
  static let list = "adopted-resources.txt"

  /// Copies files of a project's folder, by their places in the bundle; returns the places that are
  /// left out because the build has a file there.
  func copy(_ files: [String: String], from source: String) throws -> [String] {
    let list = folder + "/" + Self.list
    let known = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
    var own = Set(known.split(separator: "\n").map(String.init))
    var leftOut: [String] = []
    for (place, file) in files.sorted(by: { $0.key < $1.key }) {
      guard let data = FileManager.default.contents(atPath: source + "/" + file) else { continue }
      let path = path(of: place)
      guard own.contains(place) || !FileManager.default.fileExists(atPath: path) else {
        leftOut.append(place)
        continue
      }
      try OutputFile.write(Array(data), to: path)
      own.insert(place)
    }
    if !own.isEmpty { try OutputFile.write(own.sorted().map { $0 + "\n" }.joined(), to: list) }
    return leftOut
  }

  /// Foundation reads the information of a bundle from another folder than its other files.
  private func path(of place: String) -> String {
    folder + (place == "Info.plist" ? "/Resources/" : "/") + place
  }
}
