import AccessibilityTree
import ScreenPictures
import ServedSessions
import SimulatedApp

/// Page sources, pictures and sizes.
package enum ScreenCommands {
  /// Their routes.
  package static let routes = [
    Route("GET", "source", source), Route("GET", "wda/accessibleSource", accessibleSource),
    Route("GET", "screenshot", picture), Route("GET", "window/size", windowSize),
    Route("GET", "window/rect", windowRect), Route("GET", "window", window),
    Route("GET", "window/handles", windows), Route("GET", "wda/screen", screen),
  ]

  private static func source(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willReadSource()
    let isForAppium = call.input.query["format"] == nil
    return try source(
      call, format: call.input.query["format"] ?? "xml",
      excluding: call.input.query["excluded_attributes"] ?? "", isForAppium: isForAppium)
  }

  /// The source in a format of clients.
  static func source(
    _ call: DriverCall, format: String, excluding: String, isForAppium: Bool
  ) throws(WebDriverFault) -> JSONNode {
    let settings = call.session.settings
    let names = excluding + "," + (settings["pageSourceExcludedAttributes"]?.plainText ?? "")
    let excluded = names.split { ", ".contains($0) }.compactMap {
      DriverAttribute(clientName: String($0))
    }
    let source = PageSource(
      try call.session.tree(), bundle: call.session.bundle, excluding: Set(excluded),
      depth: call.session.snapshotDepth)
    switch format {
    case "xml": return .text(source.xml(isForAppium: isForAppium))
    case "json": return source.json()
    case "description": return .text(source.description())
    default:
      throw WebDriverFault.unknownName(format, "format", among: ["xml", "json", "description"])
    }
  }

  private static func accessibleSource(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willReadSource()
    return try source(call, format: "json", excluding: "", isForAppium: false)
  }

  // MARK: - Pictures

  /// The picture of the screen as text.
  static func picture(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willReadSource()
    let whole = try wholePicture(call)
    return .text(Base64.text(whole.png()))
  }

  /// The picture of an element as text.
  static func elementPicture(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willReadSource()
    let frame = try call.session.tree().snapshot.frame(of: try call.node())
    guard let part = try wholePicture(call).cropped(to: frame) else {
      throw WebDriverFault(.screenshot, "The element is not on the screen.")
    }
    return .text(Base64.text(part.png()))
  }

  private static func wholePicture(_ call: DriverCall) throws(WebDriverFault) -> ScreenPicture {
    do throws(SessionFault) {
      return try call.session.served.picture()
    } catch {
      throw WebDriverFault(.screenshot, error.description)
    }
  }

  // MARK: - Sizes

  private static func windowSize(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let size = call.session.screenSize
    return .members([("width", .whole(size.width)), ("height", .whole(size.height))])
  }

  /// The rectangle of the screen.
  static func windowRect(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    call.session.screenSize.json
  }

  private static func window(_ call: DriverCall) throws(WebDriverFault) -> JSONNode { .text("1") }

  private static func windows(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    .list([.text("1")])
  }

  static func screen(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let size = call.session.screenSize
    let profile = call.session.served.session.device.profile
    return .members([
      ("scale", .whole(ScreenPicture.fullScale)),
      (
        "statusBarSize",
        .members([("width", .whole(size.width)), ("height", .whole(Int(profile.topInset)))])
      ),
      ("screenSize", .members([("width", .whole(size.width)), ("height", .whole(size.height))])),
    ])
  }
}

extension DriverSession {
  /// The screen in its current orientation.
  var screenSize: DriverRect {
    let profile = served.session.device.profile
    return DriverRect(x: 0, y: 0, width: Int(profile.width), height: Int(profile.height))
  }
}

extension DriverCall {
  /// Lets the cost of a source or a picture pass.
  func willReadSource() throws(WebDriverFault) {
    try session.pass(session.capabilities.costs.source)
    try session.willRead(request)
  }
}
