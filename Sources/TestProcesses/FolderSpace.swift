import Foundation
package import OutputFiles

/// Finds out whether the disk of a file is full, since the log on that disk cannot say so.
package enum FolderSpace {
  private static let needed = 16_384

  /// Why a file cannot grow; nil if it can.
  package static func fault(of file: String) -> FileFault? {
    let probe = (file as NSString).deletingLastPathComponent + "/.space"
    do throws(FileFault) {
      try OutputFile.write(Array(repeating: 0, count: needed), to: probe)
      try OutputFile.remove(probe)
      return nil
    } catch {
      return FileFault(file, reason: error.reason)
    }
  }
}
