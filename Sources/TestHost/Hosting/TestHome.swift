import Foundation

/// The home folder of the tests of this process, which is empty at first, as on a simulator.
///
/// Without it a test that clears its documents would clear those of the developer.
enum TestHome {
  /// The variable by which Foundation finds the home folder.
  private static let variable = "CFFIXED_USER_HOME"

  /// Makes the folder once, unless the environment names one; it is removed when the process ends.
  static let isReady: Bool = {
    guard getenv(variable) == nil else { return true }
    for path in ["Documents", "Library/Caches", "Library/Preferences"] {
      let made: Void? = try? FileManager().createDirectory(
        at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
      if made == nil { return false }
    }
    atexit { try? FileManager().removeItem(at: TestHome.folder) }
    setenv(variable, folder.path, 1)
    for (name, path) in [
      ("XDG_CACHE_HOME", "Library/Caches"), ("XDG_CONFIG_HOME", "Library/Preferences"),
      ("XDG_DATA_HOME", "Library/Application Support"),
    ] {
      setenv(name, folder.appendingPathComponent(path).path, 1)
    }
    return true
  }()

  private static let folder = FileManager().temporaryDirectory.appendingPathComponent(
    "rehearsal-home-\(getpid())", isDirectory: true)
}
