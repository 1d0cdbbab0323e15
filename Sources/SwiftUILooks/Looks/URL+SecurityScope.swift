public import Foundation

extension URL {
  /// Asks for a file that a person has chosen; an app has no other files here.
  ///
  /// - Returns: whether it can be read now.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
  /// Gives a file back.
  public func stopAccessingSecurityScopedResource() {}
}
