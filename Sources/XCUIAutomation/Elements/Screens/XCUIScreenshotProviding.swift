/// Whatever a picture can be taken of.
public protocol XCUIScreenshotProviding {
  /// The picture of it as it is seen now.
  func screenshot() -> XCUIScreenshot
}
