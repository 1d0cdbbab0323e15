/// The file that records screens in Xcode, which is the module `ScreenRecorder` here.
package enum RecorderSource {
  /// The Swift source of the file.
  package static let text = String(
    decoding: PackageResources.ScreenRecorder_txt, as: UTF8.self)
}
