/// The source file that records screens in Xcode: the module `ScreenRecorder`.
package enum RecorderSource {
  /// The text of the file.
  package static let text = String(
    decoding: PackageResources.ScreenRecorder_txt, as: UTF8.self)
}
