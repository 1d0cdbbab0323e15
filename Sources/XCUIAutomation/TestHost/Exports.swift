@_exported public import TestDiscovery
@_exported public import XCTest
