/// Texts of Xcode projects, for tests.
enum ProjectText {
  /// A project with an app and a target of UI tests; objects can be added.
  static func project(
    phases: String = "S1, ", settings: String = "SWIFT_VERSION = 5.0;", more: String = "",
    groups: String = ""
  ) -> String {
    """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = ( T1, T2, ); buildConfigurationList = L0; };
      G = { isa = PBXGroup; children = ( GA, GT, F0, SG, ); sourceTree = "<group>"; };
      GA = { isa = PBXGroup; path = Shop; children = ( F3, ); sourceTree = "<group>"; };
      GT = { isa = PBXGroup; path = "Shop UITests"; children = ( F1, F2, ); sourceTree = "<group>"; };
      SG = { isa = PBXFileSystemSynchronizedRootGroup; path = Sync; sourceTree = "<group>";
        exceptions = ( E1, E2, ); };
      E1 = { target = T2; membershipExceptions = ( Info.swift, ); };
      E2 = { target = T1; membershipExceptions = ( Shared.swift, ); };
      F0 = { path = ../Common/Ids.swift; sourceTree = SOURCE_ROOT; };
      F1 = { path = LoginTests.swift; sourceTree = "<group>"; };
      F2 = { path = Helper.m; sourceTree = "<group>"; };
      F3 = { path = App.swift; sourceTree = "<group>"; };
      B0 = { fileRef = F0; }; B1 = { fileRef = F1; }; B2 = { fileRef = F2; }; B3 = { fileRef = F3; };
      S1 = { isa = PBXSourcesBuildPhase; files = ( B0, B1, B2, ); };
      S3 = { isa = PBXSourcesBuildPhase; files = ( B3, ); };
      T1 = { name = "Shop UITests"; productType = "com.apple.product-type.bundle.ui-testing";
        buildPhases = ( \(phases)); buildConfigurationList = L1; \(groups) };
      T2 = { name = Shop; productType = "com.apple.product-type.application";
        buildPhases = ( S3, ); };
      L0 = { buildConfigurations = ( C0, ); };
      L1 = { buildConfigurations = ( CR, C1, ); };
      C0 = { name = Debug; buildSettings = { SWIFT_VERSION = 5.0; }; };
      CR = { name = Release; buildSettings = { SWIFT_VERSION = 4.2; }; };
      C1 = { name = Debug; buildSettings = { \(settings) TEST_TARGET_NAME = Shop; }; };
      \(more)
    }; rootObject = P; }
    """
  }
}
