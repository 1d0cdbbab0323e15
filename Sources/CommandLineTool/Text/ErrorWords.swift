import Foundation

/// Errors in one line, also those of Foundation, which print all they hold.
package enum ErrorWords {
  /// The path that an error is about and the system's reason, or what the error says.
  package static func of(_ error: any Error) -> String {
    guard let cocoa = error as? CocoaError else { return "\(error)" }
    let path =
      cocoa.userInfo[NSFilePathErrorKey] as? String ?? (cocoa.userInfo[NSURLErrorKey] as? URL)?.path
    let cause = cocoa.userInfo[NSUnderlyingErrorKey] as? any Error
    let code = (cause as? POSIXError)?.code.rawValue ?? (cause as NSError?).flatMap(posixCode)
    let reason = code.map { String(cString: strerror($0)) } ?? cocoa.localizedDescription
    return path.map { "\($0): \(reason)" } ?? reason
  }

  private static func posixCode(_ error: NSError) -> Int32? {
    error.domain == NSPOSIXErrorDomain ? Int32(clamping: error.code) : nil
  }
}
