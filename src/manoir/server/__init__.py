"""The edge of the house: HTTP and sockets around `tables/`, in one codec."""
