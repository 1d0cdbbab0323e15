public import Foundation

extension URL {
  /// Requests access to a file that the user has chosen; an app has no other files here.
  ///
  /// - Returns: whether it can be read now.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
  /// Ends access to a file.
  public func stopAccessingSecurityScopedResource() {}
}
