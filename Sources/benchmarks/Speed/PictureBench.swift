import AccessibilityTree
import ScreenPictures
import SimulatedApp

/// Measures pictures of a screen full of rows and of a screen with the keyboard.
enum PictureBench {
  /// The figures as a table.
  static func run() -> String? {
    guard let rows = picture(of: BenchApps.rows(1_000), opensKeyboard: false),
      let keyboard = picture(of: BenchApps.login(), opensKeyboard: true)
    else { return nil }
    let many = Stopwatch.median(runs: 1, times: 1) {
      for number in 0..<2_500 { _ = (number % 2 == 0 ? rows : keyboard).png() }
    }
    let figures = [
      BenchFigure("picture_rows_png_ms", milliseconds { _ = rows.png() }, "ms", .atMost(20)),
      BenchFigure(
        "picture_keyboard_png_ms", milliseconds { _ = keyboard.png() }, "ms", .atMost(20)),
      BenchFigure("picture_rows_svg_ms", milliseconds { _ = rows.svg() }, "ms", .atMost(5)),
      BenchFigure("picture_rows_kb", Double(rows.png().count) / 1e3, "kB", .atMost(40)),
      BenchFigure("picture_keyboard_kb", Double(keyboard.png().count) / 1e3, "kB", .atMost(40)),
      BenchFigure("pictures_2500_s", many, "s", .atMost(60)),
    ]
    return figures.map(\.row).joined(separator: "\n")
  }

  private static func milliseconds(_ work: () -> Void) -> Double {
    Stopwatch.median(runs: 9, times: 10, work) * 1e3
  }

  private static func picture(of app: CompiledApp, opensKeyboard: Bool) -> ScreenPicture? {
    let session = AppSession(app: app, configuration: SessionConfiguration())
    _ = session.launch(arguments: [], environment: [:])
    if opensKeyboard {
      _ = session.perform(
        .tap, on: Query().descendants(.textField).first(), title: "Tap a text field")
    }
    return session.device.snapshot.map {
      ScreenPicture(
        of: $0.tree, style: PictureStyle(statusBarHeight: 59, hasHomeIndicator: true))
    }
  }
}
