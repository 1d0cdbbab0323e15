import CTestHost
import Foundation
import TestHost
package import Trials
import VirtualTime

extension RunOrigin {
  /// The version of Rehearsal, which files of results name.
  package static let version = "0.1.0"

  /// The origin of trials by built tests at a path, with the apps that they would find.
  package init(bundle path: String) {
    let bundle = test_host_file_hash(path)
    self.init(
      version: Self.version, bundle: Self.digits(bundle),
      app: AppUnderTest.appsFolder.map { Self.digits(Self.hash(of: $0)) } ?? "")
  }

  /// The origin of trials by this process.
  package static let ofThisProcess = RunOrigin(bundle: "/proc/self/exe")

  /// A hash of all files in a folder, with their names.
  private static func hash(of folder: String) -> UInt64 {
    var names: [String] = []
    let files = FileManager.default.enumerator(atPath: folder)
    while let name = files?.nextObject() as? String {
      let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
      if !isHidden, name.hasSuffix(".json") || name.contains("Stubs/") { names.append(name) }
    }
    return names.sorted().reduce(names.count.hashSeed) { hash, name in
      let own = stableHash(name.utf8) ^ test_host_file_hash(folder + "/" + name)
      return (hash ^ own) &* 0x9E37_79B9_7F4A_7C15
    }
  }

  private static func digits(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Int {
  fileprivate var hashSeed: UInt64 { UInt64(truncatingIfNeeded: self) }
}
