public import Foundation

/// Whether an error is one of `URLError` with a code, so that `catch URLError.cancelled` compiles.
public func ~= (code: URLError.Code, error: any Error) -> Bool {
  (error as? URLError)?.code == code
}
